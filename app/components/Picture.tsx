import { type PictureKey, pictureFile } from '~/content/pictures';

/**
 * A picture of the family (app/content/pictures.ts). The first one that a visitor sees is `priority`: fetched early
 * and never lazily. Pictures without an alternative text are decoration.
 */
export function Picture({
  name,
  priority = false,
  className = '',
  sizes = '(min-width: 48rem) 40rem, 90vw',
}: {
  name: PictureKey;
  priority?: boolean;
  className?: string;
  sizes?: string;
}) {
  const { src, srcSet, width, height, alt } = pictureFile(name);
  return (
    <img
      srcSet={srcSet}
      src={src}
      width={width}
      height={height}
      alt={alt}
      sizes={srcSet && sizes}
      className={className}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
