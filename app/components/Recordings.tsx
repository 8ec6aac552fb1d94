import type { ReactNode } from 'react';
import type { Podcasts } from '~/content/collections.server';
import type { PictureFile } from '~/pictures/pictures';
import { Embed, type Recorded } from './Embed';
import { CardList } from './lists';
import { SheetTop } from './SampleLinks';
import { SectionHeading } from './Section';

/** Lists what can be played today, then what is planned. `children` draws the part below a recording's title. */
export function Recordings<Item extends Recorded & { id: string; directLink?: string }>({
  headings,
  featured = [],
  items,
  today,
  picture,
  children,
}: Pick<Podcasts, 'today'> & {
  headings: Readonly<Record<'recorded' | 'planned', string> & { featured?: string }>;
  featured?: readonly Item[];
  items: readonly Item[];
  picture?: PictureFile | undefined;
  children: (item: Item) => ReactNode;
}) {
  const isRecorded = ({ url, directLink }: Item) => Boolean(url || directLink);
  const groups = [
    { name: 'featured', held: featured },
    { name: 'recorded', held: items.filter(isRecorded) },
    { name: 'planned', held: items.filter((item) => !isRecorded(item)) },
  ] as const;
  const sections = (recorded: boolean) =>
    groups
      .filter(({ held: [first] }) => first && isRecorded(first) === recorded)
      .map(({ name, held }) => (
        <section key={name} aria-labelledby={name}>
          <SectionHeading id={name} heading={headings[name] ?? ''} size="step-2" />
          <ul className="mt-5 border-b border-line">
            {held.map((item) => (
              <li key={item.id} className="grid gap-4 border-t border-line py-5">
                {item.url && <Embed {...item} />}
                <div className="min-w-0">
                  <h3 className="step-1">{item.title}</h3>
                  {children(item)}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ));
  return (
    <div className="wrap grid gap-x-8 gap-y-10 pt-4 pb-10 md:pb-14 lg:grid-cols-3">
      <div className="grid content-start gap-10 lg:col-span-2">
        {sections(true)}
        <section data-nosnippet="" aria-labelledby="today">
          <SectionHeading id="today" heading={today.heading} size="step-2" />
          <div className="card mt-5 overflow-hidden">
            {picture && <SheetTop picture={picture} />}
            <CardList
              cards={today.items}
              className="px-6"
              entry="border-t border-line py-5 first:border-0"
            />
          </div>
        </section>
      </div>
      <div data-nosnippet="" className="grid content-start gap-10">
        {sections(false)}
      </div>
    </div>
  );
}
