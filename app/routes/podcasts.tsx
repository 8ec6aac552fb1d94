import { ButtonLink } from '~/components/Button';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { Recordings } from '~/components/Recordings';
import { pictureFor, podcasts } from '~/content/collections.server';
import { placeholder } from '~/content/link-words';
import type { Route } from './+types/podcasts';

export const loader = () => ({ ...podcasts, picture: pictureFor(podcasts.today.items) });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('podcasts', loaderData.meta);

export default function PodcastsRoute({ loaderData }: Route.ComponentProps) {
  const { headings, episodes, today, picture, labels } = loaderData;
  const items = episodes.map(({ embedUrl: url, episodeTitle: title, ...episode }) => {
    return { ...episode, url, title, platform: url && new URL(url).hostname };
  });
  return (
    <Page id="podcasts" content={loaderData}>
      <Recordings headings={headings} items={items} today={today} picture={picture}>
        {({ url, title, directLink, podcastName, date, host, description }) => (
          <>
            <p className="mt-1 step--1 text-muted">
              {[podcastName, date, `${labels.host}: ${host}`].filter(Boolean).join(' · ')}
            </p>
            <p className="mt-2 text-muted">{description}</p>
            <ButtonLink
              link={{ label: labels.listen, href: directLink || url || placeholder }}
              variant="outline"
              className={directLink || url ? 'mt-4' : 'mt-4 border-dashed'}
              aria-label={`${labels.listen}: ${title}`}
            />
          </>
        )}
      </Recordings>
    </Page>
  );
}
