import { redirectDocument } from 'react-router';
import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ClosingCall } from '~/components/ClosingCall';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { podcasts } from '~/content/podcasts';
import type { Route } from './+types/podcasts';
import { EpisodeRow } from './podcasts/EpisodeRow';

const hasRecording = podcasts.episodes.some(({ embedUrl }) => embedUrl);

/** Nothing to load; but with it the loader below stays out of the page's own hydration. */
export const loader = () => null;

/** The policy that allows the recordings' platform comes with the document, so in-page navigation asks for that. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (hasRecording) throw redirectDocument(new URL(request.url).pathname);
  return null;
}

/** The episodes, planned but not recorded yet (specification, section 2, Podcasts). */
export default function PodcastsRoute() {
  const { closing } = podcasts;
  return (
    <>
      <PageMeta {...podcasts.meta} path="/resources/podcasts" card="podcasts" />
      <PageHeader {...podcasts.header} kicker={<Breadcrumbs page="podcasts" />} />
      <div className="wrap section-space">
        <p className="max-w-[40rem] step-1 text-muted">{podcasts.intro}</p>
        <ul className="mt-10 grid gap-8 md:mt-14">
          {podcasts.episodes.map((episode) => (
            <li key={episode.id}>
              <EpisodeRow episode={episode} />
            </li>
          ))}
        </ul>
      </div>
      <ClosingCall {...closing} />
    </>
  );
}
