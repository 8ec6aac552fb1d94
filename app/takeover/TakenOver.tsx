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
    void repeat(early.events);
  }, []);
  return children;
}

/** One after the other, each with React's answer to the one before on the page: two clicks on Next are two steps. */
async function repeat(elements: readonly HTMLElement[]) {
  for (const element of elements) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
