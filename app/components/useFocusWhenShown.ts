import { useEffect, useRef } from 'react';
import { useHydrated } from './useHydrated';

/**
 * The ref of what gets the focus when it is shown, or when `reason` changes. Hydration does not take the focus from a
 * visitor who has moved it already.
 */
export function useFocusWhenShown(reason?: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated || document.activeElement === document.body) box.current?.focus();
  }, [reason]);
  return box;
}
