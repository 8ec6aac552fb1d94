import { needDocument, RecordingLink } from '~/components/Embed';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { Recording, Recordings } from '~/components/Recordings';
import { videos as content } from '~/content/collections.server';
import type { Route } from './+types/videos';

export const loader = () => content;

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const page = await serverLoader();
  needDocument(request, [page.featured, ...page.more]);
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('videos', loaderData.meta);

export default function VideosRoute({ loaderData }: Route.ComponentProps) {
  const { headings, featured, more, today, platformNames } = loaderData;
  return (
    <Page id="videos" content={loaderData}>
      <Recordings
        featured={{ heading: headings.featured, item: featured }}
        headings={headings}
        items={more}
        today={today}
      >
        {({ id, title, description, embedUrl, platform }, look) => {
          const name = platformNames[platform];
          const video = { url: embedUrl, title, platform: name };
          return (
            <Recording key={id} look={look} {...video}>
              <p className="mt-1 text-muted">{description}</p>
              {embedUrl ? (
                <RecordingLink {...video} />
              ) : (
                <p className="mt-1 step--1 text-muted">
                  {look ? `${name} · ${headings.planned}` : name}
                </p>
              )}
            </Recording>
          );
        }}
      </Recordings>
    </Page>
  );
}
