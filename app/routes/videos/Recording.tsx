import { ButtonLink } from '~/components/Button';
import type { Video } from '~/content/schemas/video';
import { videos } from '~/content/videos';

/** The platform that a video stands on; a link to it once there is a recording (nothing is embedded). */
export function Recording({ video }: { video: Video }) {
  const platform = videos.platformNames[video.platform];
  if (!video.embedUrl) return <p className="mt-3 text-[0.95rem] text-muted">{platform}</p>;
  return (
    <ButtonLink to={video.embedUrl} size="sm" className="mt-4">
      {videos.watchLabel} {platform}
    </ButtonLink>
  );
}
