import { type RefObject, useEffect, useRef } from 'react';

/** For a `details`: open while `wanted`. What it opened it closes again; what a visitor opened stays open. */
export function useOpenWhile(wanted: boolean): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!wanted || !details || details.open) return undefined;
    details.open = true;
    return () => {
      details.open = false;
    };
  }, [wanted]);
  return ref;
}
