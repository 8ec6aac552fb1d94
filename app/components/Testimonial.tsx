import type { Testimonial as Words } from '~/content/schemas/testimonials';
import { Picture } from './Picture';

/** A client's words: a quotation with its author (a role and an organization) and the organization's mark. */
export function Testimonial({
  quote,
  author,
  logo,
  note,
  large = false,
}: Omit<Words, 'id'> & { large?: boolean }) {
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
