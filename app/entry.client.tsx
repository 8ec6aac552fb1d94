import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

function hydrate() {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
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
