import { preload } from 'react-dom';
import { ButtonLink } from '~/components/Button';
import { TextLink } from '~/components/links';
import { PlainList } from '~/components/lists';
import { Sheet } from '~/components/Sheet';
import type { Home } from '~/content/collections.server';
import type { homePicture } from '~/pictures/pictures.server';

type Picture = typeof homePicture;

export function Hero({ content }: { content: Home & { picture: Picture } }) {
  const { header, actions, assurances, work, picture } = content;
  return (
    <div className="hero">
      <div className="wrap pt-8 lg:z-1 lg:self-start lg:pt-10">
        <h1 className="step-5 lg:max-w-[34rem]">{header.title}</h1>
        <p className="mt-4 max-w-[34rem] step-1 leading-normal">{header.subtitle}</p>
        <div className="mt-6 grid w-fit gap-3 sm:flex">
          <ButtonLink link={actions.primary} size="lg" />
          <ButtonLink link={actions.secondary} size="lg" variant="outline" className="hero-book" />
        </div>
      </div>
      <Landscape picture={picture} />
      {/* In front of the shore. */}
      <div className="wrap hero-front">
        <Sheet
          words={work}
          dated={work.title}
          className="sheet-part lg:pointer-events-auto lg:col-start-2"
        >
          <p className="step--1 text-muted">{work.caption}</p>
          <h2 className="mt-2 step-2">{work.section}</h2>
          <p
            className="mt-3 step-1 leading-normal"
            dangerouslySetInnerHTML={{ __html: work.paragraph }}
          />
          <p className="hero-note" dangerouslySetInnerHTML={{ __html: work.note }} />
          <TextLink link={{ href: work.path, label: work.link }} className="mt-4 self-start" />
        </Sheet>
      </div>
      <div className="wrap py-4 lg:row-start-2 step--1 text-muted">
        <PlainList items={assurances} className="flex flex-wrap gap-x-8 gap-y-1 lg:w-7/12" />
      </div>
    </div>
  );
}

function Landscape({ picture: { src, srcSet: day, night, width, height } }: { picture: Picture }) {
  if (import.meta.env.SSR) {
    for (const [imageSrcSet, media] of [
      [night, '(prefers-color-scheme:dark)'],
      [day, '(prefers-color-scheme:light)'],
    ])
      preload(src, { as: 'image', fetchPriority: 'high', media, imageSrcSet, imageSizes: '100vw' });
  }
  return (
    <picture className="lg:overflow-hidden">
      <source srcSet={night} sizes="100vw" media="(prefers-color-scheme:dark)" />
      <img
        src={src}
        srcSet={day}
        sizes="100vw"
        width={width}
        height={height}
        alt=""
        // The shore stays below the words and the canoe above the foot; sun and canoe stand beside the sheet.
        className="hero-picture"
        fetchPriority="high"
      />
    </picture>
  );
}
