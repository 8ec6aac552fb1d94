import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { RecordingLink, Recordings } from '~/components/Recordings';
import { videos as content, pictureFor } from '~/content/collections.server';
import type { Route } from './+types/videos';

export const loader = () => ({ ...content, picture: pictureFor(content.today.items) });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('videos', loaderData.meta);

export default function VideosRoute({ loaderData }: Route.ComponentProps) {
  const { headings, featured, more, today, picture, platformNames } = loaderData;
  const named = (video: typeof featured) => ({
    ...video,
    url: video.embedUrl,
    platform: platformNames[video.platform],
  });
  return (
    <Page id="videos" content={loaderData}>
      <Recordings
        headings={headings}
        featured={[named(featured)]}
        items={more.map(named)}
        today={today}
        picture={picture}
      >
        {({ description, ...video }) => (
          <>
            <p className="mt-1 text-muted">{description}</p>
            {video.url ? (
              <RecordingLink {...video} />
            ) : (
              <p className="mt-1 step--1 text-muted">
                {/* The others stand under that heading. */}
                {video.id === featured.id
                  ? `${video.platform} · ${headings.planned}`
                  : video.platform}
              </p>
            )}
          </>
        )}
      </Recordings>
    </Page>
  );
}
