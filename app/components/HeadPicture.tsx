import { preload } from 'react-dom';
import { headFilesOf, type PictureKey } from '~/content/pictures';

/** The landscape behind a page's header, in a composition each for phones, tablets and desks, as wide as the window. */
export function HeadPicture({ name }: { name: PictureKey }) {
  const files = headFilesOf(name);
  const [wide, ...others] = files;
  if (!wide) return null;
  // React names no source of a <picture> in the document's head by itself.
  if (import.meta.env.SSR) {
    for (const { src, media } of files) preload(src, { as: 'image', fetchPriority: 'high', media });
  }
  return (
    <picture>
      {others.map(({ src, media, width, height }) => (
        <source key={src} srcSet={src} media={media} width={width} height={height} />
      ))}
      <img
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt=""
        fetchPriority="high"
        className="absolute inset-x-0 bottom-0 -z-1 w-full"
      />
    </picture>
  );
}
