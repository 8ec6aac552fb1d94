import { redirectDocument } from 'react-router';
import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ClosingCall } from '~/components/ClosingCall';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Section, SectionHeading } from '~/components/Section';
import { videos } from '~/content/videos';
import type { Route } from './+types/videos';
import { Recording } from './videos/Recording';
import { VideoFrame } from './videos/VideoFrame';

const hasRecording = [videos.featured.video, ...videos.more.videos].some(
  ({ embedUrl }) => embedUrl,
);

/** Nothing to load; but with it the loader below stays out of the page's own hydration. */
export const loader = () => null;

/** The policy that allows the recordings' platform comes with the document, so in-page navigation asks for that. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (hasRecording) throw redirectDocument(new URL(request.url).pathname);
  return null;
}

/** The featured video and three more, none recorded yet (specification, section 2, Videos). */
export default function VideosRoute() {
  const { featured, more, closing } = videos;
  return (
    <>
      <PageMeta {...videos.meta} path="/resources/videos" card="videos" />
      <PageHeader {...videos.header} kicker={<Breadcrumbs page="videos" />} />
      <Section labelledBy="featured" className="grid items-center gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="min-w-0 lg:order-1 lg:col-span-5">
          <h2 id="featured" className="kicker">
            {featured.title}
          </h2>
          <h3 className="mt-3 step-3">{featured.video.title}</h3>
          <p className="mt-4 text-muted">{featured.video.description}</p>
          <Recording video={featured.video} />
        </div>
        <div className="lg:col-span-7">
          <VideoFrame video={featured.video} priority="wide" />
        </div>
      </Section>
      <Section ground="mist" labelledBy="more">
        <SectionHeading id="more" text={more.text}>
          {more.title}
        </SectionHeading>
        <ul className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-3">
          {more.videos.map((video) => (
            <li key={video.id}>
              <VideoFrame video={video} />
              <h3 className="mt-5 step-1">{video.title}</h3>
              <p className="mt-2 text-muted">{video.description}</p>
              <Recording video={video} />
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall {...closing} />
    </>
  );
}
