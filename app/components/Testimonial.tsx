import type { Link } from '~/content/schemas/primitives';
import type { Quote } from '~/content/schemas/testimonials';
import { Carousel } from './Carousel';
import { TextLink } from './links';
import { Picture } from './Picture';
import { Section, SectionHeading } from './Section';

export function Testimonial({ quote, author, logo, label }: Quote) {
  return (
    <figure className="grid max-w-[42rem] gap-4">
      {label && <p className="step--1 font-600 text-muted">{label}</p>}
      <blockquote className={label ? '' : 'font-display step-2 leading-snug'}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className="flex items-center gap-[min(0.75rem,4vw)] step--1 text-muted">
        <Picture name={logo} className="size-[min(2.5rem,13vw)] flex-none" />
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
    <Section ground={ground} className="grid gap-x-8 gap-y-6 md:grid-cols-12">
      <div className="md:col-span-4">
        <SectionHeading id="testimonials" heading={heading} />
        {link && <TextLink link={link} className="mt-3" />}
      </div>
      <div className="min-w-0 md:col-span-8">
        <Carousel label={heading} slides={slides} />
      </div>
    </Section>
  );
}
