import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { PictureKey } from '~/content/picture-families';
import { type Sky, skyOf } from '~/content/picture-skies';
import { headFilesOf } from '~/content/pictures';

const grounds: Readonly<Record<Sky, string>> = {
  'sky-evening': 'bg-sky-evening',
  'sky-golden': 'bg-sky-golden',
  'sky-dusk': 'bg-sky-dusk',
  'sky-night': 'bg-sky-night',
};

/** A page's header: h1, subtitle and actions, in the sky of its picture (class `head-land`) or on paper. */
export function PageHeader({
  title,
  subtitle,
  image,
  kicker,
  children,
}: {
  title: string;
  subtitle?: string | undefined;
  image?: PictureKey | undefined;
  kicker?: ReactNode;
  children?: ReactNode;
}) {
  const text = (
    <div className="max-w-[44rem]">
      {kicker && <div className="mb-4">{kicker}</div>}
      <h1 className="step-5">{title}</h1>
      {subtitle && (
        <p className="step-1 mt-5 max-w-[38rem] text-balance leading-normal">{subtitle}</p>
      )}
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
  if (!image) {
    return (
      <header>
        <div className="wrap pt-12 pb-8 md:pt-18">{text}</div>
      </header>
    );
  }
  return (
    <header
      className={`head-land on-night relative isolate overflow-hidden text-on-night ${grounds[skyOf(image)]}`}
    >
      <HeadPicture name={image} />
      <div className="wrap pt-12 md:pt-18 xl:pt-22">{text}</div>
    </header>
  );
}

/** The landscape behind a page's header, in a composition each for phones, tablets and desks, as wide as the window. */
function HeadPicture({ name }: { name: PictureKey }) {
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
