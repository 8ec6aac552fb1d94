import { type PreloadOptions, preload } from 'react-dom';
import { type PictureKey, phoneCrop, pictureFile } from '~/content/pictures';

/**
 * A picture of the family (app/content/pictures.ts). The first one that a visitor sees is `priority`: fetched early
 * and never lazily. Pictures without an alternative text are decoration. `sizes` says how wide it stands in the page
 * where that is less than the window's width on a phone.
 */
export function Picture({
  name,
  priority = false,
  className = '',
  // On wide screens the full file, always. On phones less than it is: art this soft needs no more than one and a half
  // of its pixels for one of the page's.
  sizes = '(min-width: 48rem) 75rem, 76vw',
}: {
  name: PictureKey;
  priority?: boolean;
  className?: string;
  sizes?: string;
}) {
  const { src, srcSet, phone, wideOnly, width, height, alt } = pictureFile(name);
  if (priority && import.meta.env.SSR) askAhead(src, phone, wideOnly);
  const image = (
    <img
      srcSet={srcSet}
      src={src}
      width={width}
      height={height}
      alt={alt}
      sizes={srcSet && sizes}
      className={wideOnly ? `${className} wide-only` : className}
      // What is hidden is not fetched if it is lazy.
      loading={priority && !wideOnly ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  if (!phone) return image;
  return (
    <picture className="contents">
      {/* Hidden: in a grid it would take a cell of its own. */}
      <source hidden srcSet={phone} media={phoneCrop.media} />
      {image}
    </picture>
  );
}

/**
 * Names the picture in the head. React does so by itself, but not for one that a picture element or a media query
 * chooses.
 */
function askAhead(src: string, phone: string | undefined, wideOnly = false) {
  const early: PreloadOptions = { as: 'image', fetchPriority: 'high' };
  if (phone) preload(phone, { ...early, media: phoneCrop.media });
  if (phone || wideOnly) preload(src, { ...early, media: `not all and ${phoneCrop.media}` });
}
