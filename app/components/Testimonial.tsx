import type { Link } from '~/content/schemas/primitives';
import type { Testimonial as Content } from '~/content/schemas/testimonials';
import { Carousel } from './Carousel';
import { Picture } from './Picture';
import { Section, SectionHeading } from './Section';
import { TextLink } from './SmartLink';

type Words = Omit<Content, 'id'>;

/** A client's words: a quotation with its author (a role and an organization) and the organization's mark. */
export function Testimonial({
  quote,
  author,
  logo,
  note,
  large = false,
}: Words & { large?: boolean }) {
  return (
    <figure className="grid gap-6">
      <blockquote className={`font-display leading-snug ${large ? 'step-3' : 'step-2'}`}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className="flex items-center gap-[min(1rem,4vw)] text-muted">
        <Picture name={logo} className="size-[min(3rem,13vw)] flex-none" />
        <span>
          {author}
          {note && <span className="block text-[0.9rem]">{note}</span>}
        </span>
      </figcaption>
    </figure>
  );
}

/** Several clients' words in a carousel beside their heading; `link` leads to the stories behind them. */
export function Testimonials({
  ground,
  heading,
  link,
  items,
}: {
  ground: 'mist' | 'night';
  heading: string;
  link?: Link;
  items: readonly Words[];
}) {
  const slides = items.map((item) => ({ author: item.author, words: <Testimonial {...item} /> }));
  return (
    <Section ground={ground} className="grid gap-10 md:grid-cols-12">
      <div className="md:col-span-4">
        <SectionHeading id="testimonials" heading={heading} />
        {link && <TextLink link={link} className="mt-6" />}
      </div>
      <div className="min-w-0 md:col-span-8">
        <Carousel label={heading} slides={slides} />
      </div>
    </Section>
  );
}
