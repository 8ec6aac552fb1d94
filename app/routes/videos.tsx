import { Embed, needDocument, RecordingLink } from '~/components/Embed';
import { Icon } from '~/components/Icon';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { Section } from '~/components/Section';
import { Today } from '~/components/Today';
import { videos as content } from '~/content/collections.server';
import { recordingWords } from '~/content/recording.server';
import type { Video } from '~/content/schemas/recordings';
import type { Route } from './+types/videos';

export const loader = () => ({ ...content, recordingWords });

/** Only a document may frame the recordings. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const page = await serverLoader();
  needDocument(request, [page.featured.video, ...page.more.videos]);
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('videos', loaderData.meta);

type Content = Route.ComponentProps['loaderData'];

/** The featured video and three more, none recorded yet. */
export default function VideosRoute({ loaderData }: Route.ComponentProps) {
  const { today, featured, more } = loaderData;
  return (
    <Page id="videos" content={loaderData}>
      <Today {...today} />
      <Section
        ground="snow"
        labelledBy="featured"
        className="grid items-center gap-8 lg:grid-cols-12 lg:gap-12"
      >
        <div className="min-w-0 lg:order-1 lg:col-span-5">
          <h2 id="featured" className="kicker">
            {featured.title}
          </h2>
          <h3 className="mt-3 step-3">{featured.video.title}</h3>
          <p className="mt-4 text-muted">{featured.video.description}</p>
          <Recording video={featured.video} page={loaderData} />
        </div>
        <div className="lg:col-span-7">
          <VideoFrame video={featured.video} page={loaderData} priority="wide" />
        </div>
      </Section>
      <Section ground="mist" labelledBy="more" heading={more.title} text={more.text}>
        <ul className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-3">
          {more.videos.map((video) => (
            <li key={video.id}>
              <VideoFrame video={video} page={loaderData} />
              <h3 className="mt-5 step-1">{video.title}</h3>
              <p className="mt-2 text-muted">{video.description}</p>
              <Recording video={video} page={loaderData} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

/** A video's player, or its picture while there is no recording. `priority` as for a Picture. */
function VideoFrame({
  video: { title, image, embedUrl, platform },
  page: { comingLabel, platformNames, recordingWords },
  priority,
}: {
  video: Video;
  page: Content;
  priority?: 'wide' | undefined;
}) {
  const picture = (
    <Picture name={image} priority={priority} className="aspect-[16/9] w-full object-cover" />
  );
  if (embedUrl) {
    return (
      <Embed url={embedUrl} title={title} platform={platformNames[platform]} words={recordingWords}>
        {picture}
      </Embed>
    );
  }
  return (
    <div className="relative overflow-hidden rounded-2xl bg-night">
      {picture}
      <p className="absolute top-4 left-4 inline-flex items-center gap-2 rounded-full bg-night px-4 py-1.5 text-[0.9rem] text-on-night">
        <Icon name="i-lucide-clapperboard" className="icon-4" />
        {comingLabel}
      </p>
    </div>
  );
}

/** The platform that a video stands on; a link to it there once there is a recording. */
function Recording({ video, page }: { video: Video; page: Content }) {
  const platform = page.platformNames[video.platform];
  if (!video.embedUrl) return <p className="mt-3 text-[0.95rem] text-muted">{platform}</p>;
  return (
    <RecordingLink
      url={video.embedUrl}
      title={video.title}
      platform={platform}
      words={page.recordingWords}
    />
  );
}
