import type { ReactNode } from 'react';
import type { Heading } from '~/content/markdown';
import { Prose } from './Prose';
import { TableOfContents } from './TableOfContents';

/** A long text beside its contents; `aside` stands above them, `children` below the text. */
export function LongRead({
  html,
  contents,
  contentsOn = 'all',
  aside,
  children,
}: {
  html: string;
  contents: readonly Heading[];
  contentsOn?: 'wide' | 'all';
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const wideOnly = contentsOn === 'wide';
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
