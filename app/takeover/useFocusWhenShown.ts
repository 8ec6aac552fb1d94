import { useEffect, useRef } from 'react';

/**
 * For what should have the focus when it appears: returns the ref of its element, which is focused when it is first
 * shown and whenever `reason` changes. What the server rendered has had it from the browser (autofocus): when React takes
 * that over, it stays where a visitor may have moved it since.
 */
export function useFocusWhenShown(reason?: unknown) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isTakingOver = window.__early !== undefined;
    if (isTakingOver && document.activeElement !== document.body) return;
    box.current?.focus();
  }, [reason]);
  return box;
}
