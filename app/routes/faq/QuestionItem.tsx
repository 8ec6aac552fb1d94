import { useEffect, useRef } from 'react';
import { placesOf } from '~/components/filter/search-text';
import { Icon } from '~/components/Icon';
import { TextLink } from '~/components/links';
import type { Question } from '~/content/schemas/resources';

/** For Back: with its answers closed a page is shorter, and the place that was left another. */
const opened = new Set<string>();

/** The id is inside, because browsers open the details around a target. */
export function QuestionItem({
  id,
  question,
  answer,
  links = [],
  searched,
  permalink,
}: Question & { searched: string; permalink: string }) {
  const holds = (text: string) => placesOf(text, searched).some(({ isFound }) => isFound);
  const details = useOpenWhile(answer.some(holds));
  return (
    <details
      ref={details}
      open={opened.has(id)}
      onToggle={({ currentTarget: { open } }) => (open ? opened.add(id) : opened.delete(id))}
      className="faq-item group"
    >
      <summary className="print:break-after-avoid flex min-h-14 items-center justify-between gap-5 py-4 font-600 @hover:text-evergreen">
        <span>
          <Marked text={question} searched={searched} />
        </span>
        <Icon
          name="i-lucide-plus"
          className="icon-5 text-evergreen group-open:[rotate:45deg] print:hidden"
        />
      </summary>
      <div
        id={id}
        className="faq-answer grid scroll-mt-[calc(var(--bar)+1rem)] target:border-l-3 target:border-lake target:pl-5 measure gap-4 pb-6 text-muted"
      >
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} searched={searched} />
          </p>
        ))}
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {links.map((link) => (
            <li key={link.href}>
              <TextLink link={link} />
            </li>
          ))}
          <li className="no-print">
            <a
              href={`#${id}`}
              className="inline-flex items-center gap-2 py-1 text-muted underline-transparent @hover:text-ink @hover:underline-current"
            >
              <Icon name="i-lucide-link" className="icon-4" />
              {permalink}
              <span className="visually-hidden">: {question}</span>
            </a>
          </li>
        </ul>
      </div>
    </details>
  );
}

function Marked({ text, searched }: { text: string; searched: string }) {
  return placesOf(text, searched).map(({ part, isFound, start }) =>
    isFound ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>,
  );
}

/** Closes again what it opened; what a visitor opened stays open. */
function useOpenWhile(wanted: boolean) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!wanted || !details || details.open) return undefined;
    details.open = true;
    return () => {
      details.open = false;
    };
  }, [wanted]);
  return ref;
}
