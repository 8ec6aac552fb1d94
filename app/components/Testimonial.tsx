import type { Quote } from '~/content/schemas/page';
import type { Link } from '~/content/schemas/primitives';
import { Carousel } from './Carousel';
import { TextLink } from './links';
import { Picture } from './Picture';
import { SideSection } from './Section';

export function Testimonial({ quote, author, logo, label }: Quote) {
  return (
    <figure className="grid measure gap-4">
      {label && <p className="step--1 font-600 text-muted">{label}</p>}
      <blockquote className={label ? '' : 'font-display step-2 leading-snug'}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className="flex items-center gap-[min(0.75rem,4vw)] step--1 text-muted">
        <Picture
          picture={logo}
          className="size-[min(2.5rem,13vw)] flex-none rounded-full outline outline-1 outline-edge"
        />
        {author}
      </figcaption>
    </figure>
  );
}

export function Testimonials({
  ground,
  heading,
  link,
  items,
}: {
  ground?: 'mist';
  heading: string;
  link?: Link;
  items: readonly Quote[];
}) {
  const slides = items.map((item) => ({ author: item.author, words: <Testimonial {...item} /> }));
  return (
    <SideSection
      ground={ground}
      id="testimonials"
      heading={heading}
      beside={link && <TextLink link={link} className="mt-3" />}
    >
      <Carousel label={heading} slides={slides} />
    </SideSection>
  );
}
