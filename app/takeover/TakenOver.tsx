import { type ReactNode, useEffect } from 'react';

declare global {
  interface Window {
    /** Left by boot.js: the elements that were clicked or submitted before React was ready. */
    __early?: { readonly events: readonly HTMLElement[]; stop(): void };
  }
}

/** Wraps the hydrated application: once React answers events, what was clicked or sent too early is done again. */
export function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    const early = window.__early;
    if (!early) return;
    delete window.__early;
    early.stop();
    document.documentElement.dataset.takenOver = '';
    for (const element of early.events) {
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }, []);
  return children;
}
