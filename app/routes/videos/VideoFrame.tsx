import { Icon } from '~/components/Icon';
import { Picture } from '~/components/Picture';
import type { Video } from '~/content/schemas/video';
import { videos } from '~/content/videos';

/**
 * Where a video will play: its picture, and what stands in the way while there is no recording. `priority` as for a
 * Picture.
 */
export function VideoFrame({ video, priority }: { video: Video; priority?: 'wide' | undefined }) {
  return (
    <div className="relative overflow-hidden rounded-2xl bg-night">
      <Picture
        name={video.image}
        priority={priority}
        className="aspect-[16/9] w-full object-cover"
      />
      {!video.embedUrl && (
        <p className="absolute bottom-4 left-4 inline-flex items-center gap-2 rounded-full bg-night px-4 py-1.5 text-[0.9rem] text-on-night">
          <Icon name="i-lucide-clapperboard" className="icon-4" />
          {videos.comingLabel}
        </p>
      )}
    </div>
  );
}
