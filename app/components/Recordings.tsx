import type { ReactNode } from 'react';
import type { RecordingHeadings, Today } from '~/content/schemas/recordings';
import type { PictureKey } from '~/pictures/picture-list';
import { Embed } from './Embed';
import { Icon } from './Icon';
import { CardLink } from './links';
import { Picture } from './Picture';
import { SectionHeading } from './Section';

/** Each heading stands while there is something below it. */
export function Recordings<Item extends { embedUrl: string; directLink?: string }>({
  featured,
  headings,
  items,
  today,
  children,
}: {
  featured?: { heading: string; item: Item };
  headings: RecordingHeadings;
  items: readonly Item[];
  today: Today;
  children: (item: Item, look?: 'large') => ReactNode;
}) {
  const isRecorded = (item: Item) => Boolean(item.embedUrl || item.directLink);
  const groups = [
    { name: 'recorded', held: items.filter(isRecorded) },
    { name: 'planned', held: items.filter((item) => !isRecorded(item)) },
  ] as const;
  return (
    <div className="wrap grid gap-x-12 gap-y-12 pt-4 pb-16 md:pb-22 lg:grid-cols-12">
      <div className="grid min-w-0 content-start gap-12 lg:col-span-7">
        {featured && (
          <section aria-labelledby="featured">
            <SectionHeading id="featured" heading={featured.heading} size="step-2" />
            <ul className="mt-5">{children(featured.item, 'large')}</ul>
          </section>
        )}
        {groups.map(
          ({ name, held }) =>
            held.length > 0 && (
              <section key={name} aria-labelledby={name}>
                <SectionHeading id={name} heading={headings[name]} size="step-2" />
                <ul className="mt-5 grid gap-4">{held.map((item) => children(item))}</ul>
              </section>
            ),
        )}
      </div>
      <section data-nosnippet="" aria-labelledby="today" className="min-w-0 lg:col-span-5">
        <SectionHeading id="today" heading={today.heading} size="step-2" />
        <ul className="card mt-5 px-6">
          {today.items.map(({ title, text, link }) => (
            <li key={link} className="group relative border-t border-line py-5 first:border-0">
              <h3 className="flex items-baseline justify-between gap-4 step-1">
                <CardLink to={link}>{title}</CardLink>
                <Icon name="i-lucide-arrow-right" className="icon-5 text-evergreen nudge" />
              </h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export function Recording({
  image,
  url,
  title,
  platform,
  words,
  look,
  children,
}: {
  image: PictureKey;
  url: string;
  title: string;
  platform: string;
  words: { readonly play: string; readonly privacy: string; readonly open: string };
  look?: 'large' | undefined;
  children: ReactNode;
}) {
  const isWide = url !== '' || look === 'large';
  return (
    <li
      data-nosnippet={url ? undefined : ''}
      className={`card grid items-start gap-x-5 gap-y-4 p-5 ${isWide ? '' : 'grid-cols-[min(8rem,25%)_minmax(0,1fr)]'}`}
    >
      {url ? (
        <Embed url={url} title={title} platform={platform} words={words}>
          <Picture name={image} className="aspect-[16/9] w-full object-cover" />
        </Embed>
      ) : (
        <Picture
          name={image}
          sizes={isWide ? undefined : '8rem'}
          className={`w-full rounded-lg object-cover ${isWide ? 'aspect-[16/9]' : 'mt-1 aspect-[4/3]'}`}
        />
      )}
      <div className="min-w-0">
        <h3 className="step-1">{title}</h3>
        {children}
      </div>
    </li>
  );
}
