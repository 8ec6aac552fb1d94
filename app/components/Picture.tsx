import { type PictureKey, pictureFile } from '~/content/pictures';

/**
 * A picture of the family (app/content/pictures.ts). The first one that a visitor sees is `priority`: fetched early
 * and never lazily. Pictures without an alternative text are decoration.
 */
export function Picture({
  name,
  priority = false,
  className = '',
  sizes,
}: {
  name: PictureKey;
  priority?: boolean;
  className?: string;
  sizes?: string;
}) {
  const { src, width, height, alt } = pictureFile(name);
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      sizes={sizes}
      className={className}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
