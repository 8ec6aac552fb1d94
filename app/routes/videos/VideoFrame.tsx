import { Embed } from '~/components/Embed';
import { Icon } from '~/components/Icon';
import { Picture } from '~/components/Picture';
import type { Video } from '~/content/schemas/recordings';
import { videos } from '~/content/videos';

/**
 * Where a video plays: its picture until the visitor plays it, or for as long as there is no recording. `priority` as for
 * a Picture.
 */
export function VideoFrame({ video, priority }: { video: Video; priority?: 'wide' | undefined }) {
  const { title, image, embedUrl, platform } = video;
  const picture = (
    <Picture name={image} priority={priority} className="aspect-[16/9] w-full object-cover" />
  );
  if (embedUrl) {
    return (
      <Embed url={embedUrl} title={title} platform={videos.platformNames[platform]}>
        {picture}
      </Embed>
    );
  }
  return (
    <div className="relative overflow-hidden rounded-2xl bg-night">
      {picture}
      <p className="absolute top-4 left-4 inline-flex items-center gap-2 rounded-full bg-night px-4 py-1.5 text-[0.9rem] text-on-night">
        <Icon name="i-lucide-clapperboard" className="icon-4" />
        {videos.comingLabel}
      </p>
    </div>
  );
}
