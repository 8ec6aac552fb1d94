import { type ReactNode, useState } from 'react';
import { type ClientLoaderFunctionArgs, redirectDocument } from 'react-router';
import { fill } from '~/content/fill';
import { recording } from '~/content/recording';
import { Icon } from './Icon';
import { SmartLink } from './SmartLink';
import { useHydrated } from './useHydrated';

/** A page's clientLoader: the policy that allows a recording's platform comes with the document, so navigation asks for that. */
export const asDocument = (recordings: readonly { readonly embedUrl: string }[]) => {
  const hasRecording = recordings.some(({ embedUrl }) => embedUrl);
  return ({ request }: ClientLoaderFunctionArgs) => {
    if (hasRecording) throw redirectDocument(new URL(request.url).pathname);
    return null;
  };
};

interface Recording {
  readonly url: string;
  readonly title: string;
  readonly platform: string;
}

/** A recording on another platform, loaded when it is played; the CSP allows what `data-embed` names. */
export function Embed({ url, title, platform, children }: Recording & { children?: ReactNode }) {
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
        className="aspect-[16/9] w-full rounded-2xl border-0 bg-night"
      />
    );
  }
  return (
    <div
      data-embed={url}
      className="flex h-full flex-col overflow-hidden rounded-2xl bg-night text-on-night"
    >
      <div className="relative">
        {children}
        <button
          type="button"
          disabled={!isHydrated}
          onClick={() => setPlaying(true)}
          className="needs-script group absolute inset-0 grid size-full place-items-center"
        >
          <span className="inline-flex min-h-13 items-center gap-3 rounded-full bg-night px-6 font-600 group-hover:bg-night-raised">
            <Icon name="i-lucide-play" className="icon-5" />
            {recording.play}
            <span className="visually-hidden">: {title}</span>
          </span>
        </button>
      </div>
      <p className="needs-script px-4 py-2 text-[0.9rem]">{fill(recording.notice, { platform })}</p>
    </div>
  );
}

/** The same function each time: React calls another one at every render, which would take the focus back. */
function focus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}

/** The way to a recording on its own platform, for those who would rather watch or listen there. */
export function RecordingLink({ url, title, platform }: Recording) {
  return (
    <p className="mt-3">
      <SmartLink to={pageOf(url)} className="link inline-block py-1">
        {fill(recording.open, { platform })}
        <span className="visually-hidden">: {title}</span>
      </SmartLink>
    </p>
  );
}

/** YouTube's players are no pages; other platforms' are. */
function pageOf(url: string): string {
  const video = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(url)?.[1];
  return video ? `https://www.youtube.com/watch?v=${video}` : url;
}
