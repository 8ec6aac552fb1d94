import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False until React is there. A control that needs React is disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
