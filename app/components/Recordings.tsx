import { type ReactNode, useState } from 'react';
import type { Podcasts } from '~/content/collections.server';
import type { PictureFile } from '~/pictures/pictures';
import { fill } from '~/text/fill';
import { Icon } from './Icon';
import { SmartLink } from './links';
import { CardList } from './lists';
import { SheetTop } from './SampleLinks';
import { SectionHeading } from './Section';
import { useHydrated } from './useHydrated';

interface Recorded {
  readonly url: string;
  readonly title: string;
  readonly platform: string;
}

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
          <ul className="mt-5">
            {held.map((item) => (
              <li key={item.id} className="grid gap-4 border-t border-line py-5 last:pb-0">
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
    <div className="wrap grid gap-8 pt-4 pb-10 md:pb-14 lg:grid-cols-3">
      <div className="grid gap-10 lg:col-span-2">
        {sections(true)}
        <section
          data-nosnippet=""
          aria-labelledby="today"
          className="card overflow-hidden sm:flex sm:flex-col"
        >
          {picture && <SheetTop picture={picture} />}
          <div className="px-6 pt-6">
            <SectionHeading id="today" heading={today.heading} size="step-2" />
            <CardList cards={today.items} className="mt-5" entry="border-t border-line py-5" />
          </div>
        </section>
      </div>
      <div
        data-nosnippet=""
        className="on-night empty:hidden grid content-start gap-10 rounded-xl bg-night p-6 text-on-night"
      >
        {sections(false)}
      </div>
    </div>
  );
}

export const recordingWords = {
  play: 'Play',
  privacy: 'Playing loads the recording from {platform}, whose own privacy policy then applies.',
  open: 'Open on {platform}',
} as const;

/** Loaded when it is played. */
export function Embed({ url, title, platform }: Recorded) {
  const [playing, setPlaying] = useState(false);
  const isHydrated = useHydrated();
  if (playing) {
    return (
      <iframe
        ref={focus}
        src={url}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-[16/9] w-full rounded-xl border-0 bg-night"
      />
    );
  }
  return (
    <div className="no-print flex h-full flex-col overflow-hidden rounded-xl bg-night text-on-night">
      <button
        type="button"
        disabled={!isHydrated}
        onClick={() => setPlaying(true)}
        className="needs-script group grid aspect-[16/9] w-full place-items-center"
      >
        <span className="inline-flex min-h-13 items-center gap-3 rounded-full bg-night px-6 font-600 group-hover:bg-night-raised">
          <Icon name="i-lucide-play" />
          {recordingWords.play}
          <span className="visually-hidden">: {title}</span>
        </span>
      </button>
      <p className="needs-script px-4 py-2 step--1">{fill(recordingWords.privacy, { platform })}</p>
    </div>
  );
}

/** Defined once: React would call a new function at every render, and the focus would come back. */
function focus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}

export function RecordingLink({ url, title, platform }: Recorded) {
  return (
    <p className="mt-3">
      <SmartLink to={pageOf(url)} className="link lone-link">
        {fill(recordingWords.open, { platform })}
        <span className="visually-hidden">: {title}</span>
      </SmartLink>
    </p>
  );
}

function pageOf(url: string): string {
  const video = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(url)?.[1];
  return video ? `https://www.youtube.com/watch?v=${video}` : url;
}
