import type { ReactNode } from 'react';
import type { PictureKey } from '~/content/picture-list';
import type { Today } from '~/content/schemas/recordings';
import { Embed } from './Embed';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { SectionHeading } from './Section';
import { CardLink } from './SmartLink';

export function Recordings({
  heading,
  today,
  children,
}: {
  heading: string;
  today: Today;
  children: ReactNode;
}) {
  return (
    <div className="wrap grid gap-x-12 gap-y-12 pt-4 pb-16 md:pb-22 lg:grid-cols-12">
      <section aria-labelledby="recordings" className="min-w-0 lg:col-span-7">
        <SectionHeading id="recordings" heading={heading} size="step-2" />
        <ul className="mt-5 border-b border-line">{children}</ul>
      </section>
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
  children,
}: {
  image: PictureKey;
  url: string;
  title: string;
  platform: string;
  words: { readonly play: string; readonly notice: string; readonly open: string };
  children: ReactNode;
}) {
  return (
    <li
      data-nosnippet={url ? undefined : ''}
      className={`grid items-start gap-x-5 gap-y-4 border-t border-line py-5 ${url ? '' : 'grid-cols-[min(8rem,25%)_minmax(0,1fr)]'}`}
    >
      {url ? (
        <Embed url={url} title={title} platform={platform} words={words}>
          <Picture name={image} className="aspect-[16/9] w-full object-cover" />
        </Embed>
      ) : (
        <Picture
          name={image}
          sizes="8rem"
          className="mt-1 aspect-[4/3] w-full rounded-lg object-cover"
        />
      )}
      <div className="min-w-0">
        <h3 className="step-1">{title}</h3>
        {children}
      </div>
    </li>
  );
}
