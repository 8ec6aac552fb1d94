import { createContext, useContext } from 'react';

/** The request's id while the Worker renders; null in the browser, where a failure has no request to name. */
export const RequestId = createContext<string | null>(null);

/** The id to mention to us when a page failed, so that its log lines can be found. */
export function useRequestId(): string | null {
  return useContext(RequestId);
}
