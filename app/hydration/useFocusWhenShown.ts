import { useEffect, useRef } from 'react';
import { isHydrated } from './Hydrated';

/** The ref of what gets the focus when shown, or when `reason` changes; hydration does not take the focus from a visitor. */
export function useFocusWhenShown(reason?: unknown) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isHydrated() && document.activeElement !== document.body) return;
    box.current?.focus();
  }, [reason]);
  return box;
}
