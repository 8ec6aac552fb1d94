import { preload } from 'react-dom';
import { type PictureKey, pictureFile } from '~/content/pictures';

/**
 * A picture of the family (app/content/pictures.ts). The first one that a visitor sees is `priority`: fetched early
 * and never lazily; "wide" where it stands in the first screen on wide windows only, and phones show it further down. Pictures without an alternative text are decoration. `sizes` says how wide it stands
 * in the page where that is less than the window's width on a phone.
 */
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
