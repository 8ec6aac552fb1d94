import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and while the document is hydrated, true afterwards: a control that needs React is disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
