import { useEffect } from 'react';

/** Whether React answers events in this page; false on the server and while a page is being hydrated. */
export const isHydrated = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined;

/** Says once, to styles and to boot.js, that React answers events. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
