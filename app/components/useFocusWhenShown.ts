import { useEffect, useRef } from 'react';
import { useHydrated } from './useHydrated';

/** Focuses an element when it appears or `reason` changes, unless the visitor has moved the focus during hydration. */
export function useFocusWhenShown(reason?: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated || document.activeElement === document.body) box.current?.focus();
  }, [reason]);
  return box;
}
