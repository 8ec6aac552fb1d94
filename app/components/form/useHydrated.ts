import { useSyncExternalStore } from 'react';

/** Whether React answers on this page by now: false on the server and in what it rendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
