import { needDocument } from '~/components/Embed';
import { SmartLink } from '~/components/links';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { Recording, Recordings } from '~/components/Recordings';
import { podcasts } from '~/content/collections.server';
import { placeholder } from '~/content/link-words';
import type { Route } from './+types/podcasts';

export const loader = () => podcasts;

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const page = await serverLoader();
  needDocument(request, page.episodes);
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('podcasts', loaderData.meta);

export default function PodcastsRoute({ loaderData }: Route.ComponentProps) {
  const { headings, episodes, today, labels } = loaderData;
  return (
    <Page id="podcasts" content={loaderData}>
      <Recordings headings={headings} items={episodes} today={today}>
        {({ id, embedUrl, directLink, ...episode }) => (
          <Recording
            key={id}
            url={embedUrl}
            title={episode.episodeTitle}
            platform={embedUrl && new URL(embedUrl).hostname}
          >
            <p className="mt-1 step--1 text-muted">
              {episode.date ? `${episode.podcastName} · ${episode.date}` : episode.podcastName}
              <br />
              {labels.host}: {episode.host}
            </p>
            <p className="mt-2 text-muted">{episode.description}</p>
            <SmartLink
              to={directLink || embedUrl || placeholder}
              className="mt-2 lone-link link aria-disabled:step--1 aria-disabled:text-muted aria-disabled:no-underline"
            >
              {labels.listen}
              <span className="visually-hidden">: {episode.episodeTitle}</span>
            </SmartLink>
          </Recording>
        )}
      </Recordings>
    </Page>
  );
}
