import { preload } from 'react-dom';
import { photoFiles } from '~/content/photo';
import type { PictureKey } from '~/content/picture-list';
import { pictureFile } from '~/content/pictures';
import type { Photo } from '~/content/schemas/photo';

/** The owner's photographs are shown cropped, in the shape of the place. */
const photoSize = { width: 1200, height: 800 };

/** A picture of the list, or the owner's photograph; nothing where there is neither. `priority` is fetched early, "wide" only on wide windows; `sizes` as in HTML. */
export function Picture({
  name,
  photo,
  priority = false,
  className,
  // On wide screens the full file, always. On phones less than it is: art this soft needs no more than one and a half
  // of its pixels for one of the page's.
  sizes = '(min-width: 48rem) 75rem, 76vw',
}: {
  name?: PictureKey;
  photo?: Photo | undefined;
  priority?: boolean | 'wide' | undefined;
  className?: string;
  sizes?: string;
}) {
  const shown = photo
    ? { ...photoSize, ...photoFiles(photo.file), alt: photo.alt }
    : name && pictureFile(name);
  if (!shown) return null;
  const { src, srcSet, width, height, alt } = shown;
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
      fetchPriority={priority === true ? 'high' : undefined}
    />
  );
}
