import type { ReactNode } from 'react';
import type { Podcasts } from '~/content/collections.server';
import { Embed, type Recorded } from './Embed';
import { CardList } from './lists';
import { SectionHeading } from './Section';

/** Each heading stands while there is something below it. `children` draws what is below a recording's title. */
export function Recordings<Item extends Recorded & { id: string; directLink?: string }>({
  headings,
  featured = [],
  items,
  today,
  children,
}: Pick<Podcasts, 'today'> & {
  headings: Readonly<Record<'recorded' | 'planned', string> & { featured?: string }>;
  featured?: readonly Item[];
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}) {
  const isRecorded = ({ url, directLink }: Item) => Boolean(url || directLink);
  const groups = [
    { name: 'featured', held: featured },
    { name: 'recorded', held: items.filter(isRecorded) },
    { name: 'planned', held: items.filter((item) => !isRecorded(item)) },
  ] as const;
  return (
    <div className="wrap grid gap-x-8 gap-y-10 pt-4 pb-10 md:pb-14 lg:grid-cols-3">
      <div className="grid content-start gap-10 lg:col-span-2">
        {groups.map(
          ({ name, held }) =>
            held.length > 0 && (
              <section
                key={name}
                aria-labelledby={name}
                data-nosnippet={held.some(isRecorded) ? undefined : ''}
              >
                <SectionHeading id={name} heading={headings[name] ?? ''} size="step-2" />
                <ul className="mt-5 grid gap-4">
                  {held.map((item) => {
                    const isWide = item.url !== '' || name === 'featured';
                    return (
                      <li key={item.id} className={`card grid gap-4 ${isWide ? 'p-8' : 'p-5'}`}>
                        {item.url && <Embed {...item} />}
                        <div className="min-w-0">
                          <h3 className={isWide ? 'step-2' : 'step-1'}>{item.title}</h3>
                          {children(item)}
                        </div>
                      </li>
                    );
                  })}
                </ul>
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
