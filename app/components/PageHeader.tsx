import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { PageId } from '~/content/pages';
import { type Head, headFiles } from '~/pictures/pictures';
import type { Hour } from '~/pictures/skies';
import { SmartLink } from './links';
import { type Crumb, trailTo } from './page-meta';

const looks: Readonly<Record<Hour, string>> = {
  dawn: 'bg-sky-dawn',
  day: 'bg-sky-day',
  dusk: 'bg-sky-dusk on-night text-on-night',
  night: 'bg-sky-night on-night text-on-night',
};

export function PageHeader({
  title,
  subtitle,
  image,
  kicker,
  children,
}: {
  title: string;
  subtitle?: string | undefined;
  image?: Head | undefined;
  kicker?: ReactNode;
  children?: ReactNode;
}) {
  const text = (
    <div className="max-w-[--words]">
      {kicker && <div className="lg:mb-2">{kicker}</div>}
      <h1 className="step-4">{title}</h1>
      {subtitle && <p className="step-1 mt-3 text-balance leading-normal">{subtitle}</p>}
      {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
  if (!image) {
    return (
      <header>
        <div className="wrap pt-10 pb-8 md:pt-14">{text}</div>
      </header>
    );
  }
  return (
    <header className={`head-land relative isolate ${looks[image.sky]}`}>
      <HeadPicture head={image} />
      <div className="wrap pt-2 lg:pt-5">{text}</div>
    </header>
  );
}

/** A dawn or a day has a night of its own for those who read in the dark. */
function HeadPicture({ head: { files, nights } }: { head: Head }) {
  const [wide] = headFiles;
  const shown = headFiles.flatMap(({ media, width, height }, index) => {
    const [src = '', night] = [files[index], nights[index]];
    if (!night) return { src, media, width, height };
    return [
      { src: night, media: `(prefers-color-scheme:dark) and ${media}`, width, height },
      { src, media: `(prefers-color-scheme:light) and ${media}`, width, height },
    ];
  });
  // React does not preload a `<picture>`.
  if (import.meta.env.SSR) {
    for (const { src, media } of shown) preload(src, { as: 'image', fetchPriority: 'high', media });
  }
  return (
    <picture>
      {shown.map(({ src, media, width, height }) => (
        <source key={src} srcSet={src} media={media} width={width} height={height} />
      ))}
      <img
        src={files[0]}
        width={wide.width}
        height={wide.height}
        alt=""
        fetchPriority="high"
        className="w-full"
      />
    </picture>
  );
}

export function Breadcrumbs({ page, last }: { page: PageId; last?: Crumb | undefined }) {
  const trail = trailTo(page, last);
  const links = trail.slice(0, -1);
  return (
    <nav aria-label="Breadcrumb" className="no-print step--1">
      <ol className="flex flex-wrap items-center gap-x-2">
        {links.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-2 text-muted">
            <SmartLink to={path} className="quiet-link">
              {label}
            </SmartLink>
            <span aria-hidden="true" className={index === links.length - 1 ? 'max-sm:hidden' : ''}>
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="max-sm:visually-hidden sm:py-1">
          {trail.at(-1)?.label}
        </li>
      </ol>
    </nav>
  );
}
