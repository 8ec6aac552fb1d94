import { useState } from 'react';
import { fill } from '~/text/fill';
import { Icon } from './Icon';
import { SmartLink } from './links';
import { useHydrated } from './useHydrated';

export const recordingWords = {
  play: 'Play',
  privacy: 'Playing loads the recording from {platform}, whose own privacy policy then applies.',
  open: 'Open on {platform}',
} as const;

export interface Recorded {
  readonly url: string;
  readonly title: string;
  readonly platform: string;
}

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
