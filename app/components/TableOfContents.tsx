import { useEffect, useState } from 'react';
import type { Heading } from '~/content/markdown';

/** The contents of a long page, with the section that is being read marked (after hydration). */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const sections = sectionsOf(headings);
  const current = useCurrentSection(headings);
  return (
    <nav aria-labelledby="contents-title" className="no-print text-[0.95rem]">
      <h2 id="contents-title" className="font-text! font-600 text-[0.95rem]! text-muted">
        On this page
      </h2>
      <ol className="mt-3 grid gap-1 border-l border-line">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="-ml-px block border-l-2 border-transparent py-1 pl-4 no-underline hover:underline aria-[current]:border-cedar aria-[current]:font-600"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const sectionsOf = (headings: readonly Heading[]) => headings.filter(({ depth }) => depth === 2);

function useCurrentSection(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find((entry) => entry.isIntersecting)?.target;
        if (read) setCurrent(read.querySelector('h2')?.id);
      },
      // A line a quarter down the window, below where an anchor lands.
      { rootMargin: '-25% 0px -75% 0px' },
    );
    for (const { id } of sectionsOf(headings)) {
      const section = document.getElementById(id)?.closest('section');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
