import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rememberFields } from './browser/carry-over';
import { loadTargets, trackTarget } from './browser/document-load';
import { reportError, reportUncaught } from './browser/report-errors';

reportUncaught();
if (import.meta.env.PROD) loadTargets();

function hydrate() {
  let putBack: (() => void) | undefined = rememberFields();
  // An extension or a translator had changed the page: React has drawn it anew.
  const onRecoverableError = (error: unknown) => {
    if (!putBack) return;
    putBack();
    putBack = undefined;
    console.warn('The page was drawn anew, with what was typed:', error);
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <HydratedRouter
        instrumentations={[trackTarget]}
        onError={(error, { pattern }) => reportError(error, `/${pattern}`.replace('//', '/'))}
      />,
      { onRecoverableError },
    );
  });
}

/** Waits until the browser is idle (two seconds at most): links and forms work before, and the first paint comes first. */
function hydrateWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 2_000 });
  // Safari has no requestIdleCallback.
  else setTimeout(hydrate);
}

if (document.readyState === 'complete') hydrateWhenIdle();
else addEventListener('load', hydrateWhenIdle, { once: true });
