import { RecordingLink } from '~/components/RecordingLink';
import type { Video } from '~/content/schemas/recordings';
import { videos } from '~/content/videos';

/** The platform that a video stands on; a link to it there once there is a recording. */
export function Recording({ video }: { video: Video }) {
  const platform = videos.platformNames[video.platform];
  if (!video.embedUrl) return <p className="mt-3 text-[0.95rem] text-muted">{platform}</p>;
  return <RecordingLink url={video.embedUrl} title={video.title} platform={platform} />;
}
