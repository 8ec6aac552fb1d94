import { createContext, useContext } from 'react';

/** The request's id while the Worker renders; null in the browser. */
export const RequestId = createContext<string | null>(null);

/** The attribute that marks the id in the page, where the browser finds it again when React hydrates. */
const mark = 'data-request-id';

/** The id to mention to us when a page failed, so that its log lines can be found; null after a fault in the page. */
export function useRequestId(): string | null {
  const rendered = useContext(RequestId);
  if (!import.meta.env.SSR) return document.querySelector(`[${mark}]`)?.textContent ?? null;
  return rendered;
}

/** The id as the page shows it. */
export function RequestIdMark({ id }: { id: string }) {
  return <code {...{ [mark]: '' }}>{id}</code>;
}
