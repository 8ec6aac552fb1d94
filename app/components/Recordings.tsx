import type { ReactNode } from 'react';
import type { Podcasts } from '~/content/collections.server';
import { Embed, type Recorded } from './Embed';
import { CardList } from './lists';
import { SectionHeading } from './Section';

/** Each heading stands while there is something below it. */
export function Recordings<Item extends { embedUrl: string; directLink?: string }>({
  featured,
  headings,
  items,
  today,
  children,
}: Pick<Podcasts, 'headings' | 'today'> & {
  featured?: { heading: string; item: Item };
  items: readonly Item[];
  children: (item: Item, look?: 'large') => ReactNode;
}) {
  const isRecorded = (item: Item) => Boolean(item.embedUrl || item.directLink);
  const groups = [
    { name: 'recorded', held: items.filter(isRecorded), noSnippet: undefined },
    { name: 'planned', held: items.filter((item) => !isRecorded(item)), noSnippet: '' },
  ] as const;
  return (
    <div className="wrap grid gap-x-8 gap-y-10 pt-4 pb-10 md:pb-14 lg:grid-cols-3">
      <div className="grid content-start gap-10 lg:col-span-2">
        {featured && (
          <section
            aria-labelledby="featured"
            data-nosnippet={isRecorded(featured.item) ? undefined : ''}
          >
            <SectionHeading id="featured" heading={featured.heading} size="step-2" />
            <ul className="mt-5">{children(featured.item, 'large')}</ul>
          </section>
        )}
        {groups.map(
          ({ name, held, noSnippet }) =>
            held.length > 0 && (
              <section key={name} aria-labelledby={name} data-nosnippet={noSnippet}>
                <SectionHeading id={name} heading={headings[name]} size="step-2" />
                <ul className="mt-5 grid gap-4">{held.map((item) => children(item))}</ul>
              </section>
            ),
        )}
      </div>
      <section data-nosnippet="" aria-labelledby="today">
        <SectionHeading id="today" heading={today.heading} size="step-2" />
        <CardList
          cards={today.items}
          className="card mt-5 px-6"
          entry="border-t border-line py-5 first:border-0"
        />
      </section>
    </div>
  );
}

export function Recording({
  look,
  children,
  ...recorded
}: Recorded & { look?: 'large' | undefined; children: ReactNode }) {
  const { url, title } = recorded;
  const isWide = url !== '' || look === 'large';
  return (
    <li className={`card grid gap-4 ${isWide ? 'p-8' : 'p-5'}`}>
      {url && <Embed {...recorded} />}
      <div className="min-w-0">
        <h3 className={isWide ? 'step-2' : 'step-1'}>{title}</h3>
        {children}
      </div>
    </li>
  );
}
