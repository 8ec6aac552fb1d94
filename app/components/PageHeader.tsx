import type { ReactNode } from 'react';
import type { PictureKey } from '~/content/pictures';
import { Picture } from './Picture';

/**
 * The head of a page: its h1, an optional subtitle, an optional background picture of the page's own landscape, and
 * optionally actions below. With a picture the text stands on a dark shade, without on paper. A phone draws the
 * landscape itself, in the colours of the class that is named after the picture (illustrations/phone-heads.ts):
 * with `phoneImage` also where the head is paper on wider screens. The shade comes last: the hills stand at its lower
 * edge, which a frame of a half-read document would show too high.
 */
export function PageHeader({
  title,
  subtitle,
  image,
  phoneImage,
  kicker,
  children,
}: {
  title: string;
  subtitle?: string | undefined;
  image?: PictureKey | undefined;
  phoneImage?: PictureKey;
  kicker?: ReactNode;
  children?: ReactNode;
}) {
  const text = <HeaderText {...{ title, subtitle, kicker, children }} />;
  if (!image) {
    return (
      <header className={phoneImage && `${phoneImage} phone-night relative isolate`}>
        <div
          className={`wrap md:pt-18 ${phoneImage ? 'pt-20 pb-16 sm:pt-12 sm:pb-8' : 'pt-12 pb-8'}`}
        >
          {text}
        </div>
        {phoneImage && <div className="hero-shade phone-only absolute inset-0 -z-1" />}
      </header>
    );
  }
  return (
    <header className={`${image} on-night relative isolate overflow-hidden bg-night text-on-night`}>
      <Picture
        name={image}
        priority="wide"
        className="wide-only absolute inset-0 -z-2 size-full object-cover object-[70%_50%]"
      />
      <div className="wrap pt-20 pb-16 md:pt-30 md:pb-24">{text}</div>
      <div className="hero-shade absolute inset-0 -z-1" />
    </header>
  );
}

function HeaderText({
  title,
  subtitle,
  kicker,
  children,
}: {
  title: string;
  subtitle: string | undefined;
  kicker: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="max-w-[44rem]">
      {kicker && <div className="mb-4">{kicker}</div>}
      <h1 className="step-5">{title}</h1>
      {subtitle && <p className="step-1 mt-5 max-w-[38rem] leading-normal">{subtitle}</p>}
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
