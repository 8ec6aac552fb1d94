import { preload } from 'react-dom';
import { type PictureKey, pictureFile } from '~/content/pictures';

/** A picture of the family. `priority` is fetched early, "wide" only on wide windows; `sizes` as in HTML. */
export function Picture({
  name,
  priority = false,
  className,
  // On wide screens the full file, always. On phones less than it is: art this soft needs no more than one and a half
  // of its pixels for one of the page's.
  sizes = '(min-width: 48rem) 75rem, 76vw',
}: {
  name: PictureKey;
  priority?: boolean | 'wide' | undefined;
  className?: string;
  sizes?: string;
}) {
  const { src, srcSet, width, height, alt } = pictureFile(name);
  const widths = srcSet && { srcSet, sizes };
  // React names a picture in the head by itself, but not a lazy one. What is hidden is not fetched if it is lazy.
  if (priority === 'wide' && import.meta.env.SSR) {
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      media: '(width>=48rem)',
      ...(widths && { imageSrcSet: widths.srcSet, imageSizes: sizes }),
    });
  }
  return (
    <img
      {...widths}
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      loading={priority === true ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
