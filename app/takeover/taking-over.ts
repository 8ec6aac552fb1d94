declare global {
  interface Window {
    /** Left by boot.js: the elements that were clicked or submitted before React was ready. */
    __early?: { readonly events: readonly HTMLElement[]; stop(): void };
  }
}

/** Whether an effect runs for what stood in the page before React, rather than for something that React shows anew. */
export const isTakingOver = (): boolean => window.__early !== undefined;
