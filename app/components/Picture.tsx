import { preload } from 'react-dom';
import { type PictureKey, phoneMedia, pictureFile } from '~/content/pictures';

/**
 * A picture of the family (app/content/pictures.ts). The first one that a visitor sees is `priority`: fetched early
 * and never lazily; with `wideOnly` phones neither show nor fetch it. Pictures without an alternative text are
 * decoration. `sizes` says how wide it stands in the page where that is less than the window's width on a phone.
 */
export function Picture({
  name,
  priority = false,
  wideOnly = false,
  className = '',
  // On wide screens the full file, always. On phones less than it is: art this soft needs no more than one and a half
  // of its pixels for one of the page's.
  sizes = '(min-width: 48rem) 75rem, 76vw',
}: {
  name: PictureKey;
  priority?: boolean;
  wideOnly?: boolean;
  className?: string;
  sizes?: string;
}) {
  const { src, srcSet, width, height, alt } = pictureFile(name);
  const widths = wideOnly ? undefined : srcSet;
  // React names a picture in the head by itself, but not one that a media query chooses.
  if (priority && wideOnly && import.meta.env.SSR) {
    preload(src, { as: 'image', fetchPriority: 'high', media: `not all and ${phoneMedia}` });
  }
  return (
    <img
      srcSet={widths}
      src={src}
      width={width}
      height={height}
      alt={alt}
      sizes={widths && sizes}
      className={wideOnly ? `${className} wide-only` : className}
      // What is hidden is not fetched if it is lazy.
      loading={priority && !wideOnly ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
