import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether React answers events: false on the server and until the page is hydrated. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
