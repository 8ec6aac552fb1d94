import { type PropsWithChildren, type ReactNode, useEffect, useState } from 'react';
import { Fold } from './Fold';
import { Prose } from './lists';

interface Heading {
  readonly id: string;
  readonly text: string;
}

export function LongRead({
  html,
  contents,
  aside,
  children,
}: PropsWithChildren<{ html: string; contents: readonly Heading[]; aside?: ReactNode }>) {
  return (
    <div className="wrap two-columns py-6 [header:not(.head-land)+&]:max-lg:pt-0 lg:py-14">
      <div>
        <div className="-m-1.5 grid gap-8 p-1.5 lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:overflow-y-auto">
          {aside}
          <TableOfContents headings={contents} />
        </div>
      </div>
      <div>
        <Prose html={html} />
        {children}
      </div>
    </div>
  );
}

export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const current = useCurrentSection(headings);
  if (headings.length === 0) return null;
  return (
    <nav aria-label="On this page" className="no-print step--1">
      <Fold
        summary="On this page"
        summaryLook="inline-flex py-2.5 font-600"
        className="lg:unfolded"
      >
        <ol className="grid gap-1 border-l border-edge">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
                className="-ml-px block border-l-2 border-transparent py-1 pl-4 no-underline @hover:underline aria-[current]:border-evergreen aria-[current]:font-600"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}

/** The last section whose heading has passed a line below the header; at the page's end the last one. */
function useCurrentSection(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => {
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const passed = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < (atEnd ? innerHeight : innerHeight / 4);
      });
      setCurrent(passed.at(-1)?.id);
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [headings]);
  return current;
}
