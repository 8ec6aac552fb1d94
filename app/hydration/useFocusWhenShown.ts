import { useEffect, useRef } from 'react';
import { isHydrated } from './Hydrated';

/**
 * For what should have the focus when it appears: returns the ref of its element, which is focused when it is first
 * shown and whenever `reason` changes. What the server rendered has had it from the browser (autofocus): when React
 * hydrates that, it stays where a visitor may have moved it since.
 */
export function useFocusWhenShown(reason?: unknown) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isHydrated() && document.activeElement !== document.body) return;
    box.current?.focus();
  }, [reason]);
  return box;
}
