import { preload } from 'react-dom';
import type { PictureFile } from '~/pictures/pictures';

/** Nothing without a picture. `priority` fetches it early; "wide" does so only in wide windows. */
export function Picture({
  picture,
  priority = false,
  className,
  // On phones 1.5 pixels of the file for each pixel of the page are enough.
  sizes = '(min-width: 48rem) 75rem, 76vw',
}: {
  picture?: PictureFile | undefined;
  priority?: boolean | 'wide' | undefined;
  className?: string;
  sizes?: string;
}) {
  if (!picture) return null;
  const { src, srcSet, width, height, alt } = picture;
  const widths = srcSet && { srcSet, sizes };
  // React does not preload a lazy picture.
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

export function Portrait({
  name,
  drawing,
  photo = drawing,
  large = false,
}: {
  name: string;
  drawing?: PictureFile | undefined;
  photo?: PictureFile | undefined;
  large?: boolean;
}) {
  const size = large ? 'size-[min(17.5rem,42vw)]' : 'size-[min(8rem,28vw)]';
  const round = `${size} flex-none rounded-full`;
  if (photo) {
    const sizes = large ? '17.5rem' : '8rem';
    return <Picture picture={photo} sizes={sizes} className={`${round} object-cover`} />;
  }
  const [first, ...others] = name.split(' ').map((part) => part.charAt(0));
  return (
    <span
      aria-hidden="true"
      className={`${round} grid place-items-center bg-lake-wash font-display step-2`}
    >
      {first}
      {others.at(-1)}
    </span>
  );
}
