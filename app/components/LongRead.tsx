import { type ReactNode, useState } from 'react';
import { useImprovement } from '~/components/useImprovement';
import { Prose } from './Prose';

/** A heading of the text, as the build finds it. */
interface Heading {
  readonly id: string;
  readonly text: string;
}

export function LongRead({
  html,
  contents,
  wideOnly = false,
  aside,
  children,
}: {
  html: string;
  contents: readonly Heading[];
  wideOnly?: boolean;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="wrap grid gap-x-10 gap-y-10 py-12 lg:grid-cols-12 lg:py-16 print:block print:py-4">
      <div
        className={`min-w-0 lg:col-span-4 lg:block xl:col-span-3 ${!aside && wideOnly ? 'hidden' : ''}`}
      >
        <div className="-m-1.5 grid gap-8 p-1.5 lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:overflow-y-auto">
          {aside}
          <div className={wideOnly ? 'hidden lg:block' : ''}>
            <TableOfContents headings={contents} />
          </div>
        </div>
      </div>
      <div className="min-w-0 lg:col-span-8 xl:col-start-5">
        <Prose html={html} />
        {children}
      </div>
    </div>
  );
}

function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const current = useCurrentSection(headings);
  return (
    <nav aria-labelledby="contents-title" className="no-print step--1">
      <h2 id="contents-title" className="font-text! font-600 step--1! text-muted">
        On this page
      </h2>
      <ol className="mt-3 grid gap-1 border-l border-line">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="-ml-px block border-l-2 border-transparent py-1 pl-4 no-underline hover:underline aria-[current]:border-evergreen aria-[current]:font-600"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useCurrentSection(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useImprovement(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find((entry) => entry.isIntersecting)?.target;
        if (read) setCurrent(read.querySelector('h2')?.id);
      },
      // A line a quarter down the window, just below where an anchor lands.
      { rootMargin: '-25% 0px -75% 0px' },
    );
    for (const { id } of headings) {
      const section = document.getElementById(id)?.closest('section');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
