import { type RefObject, useEffect, useRef } from 'react';

/**
 * The ref of an uncontrolled field that follows what the address says when that changes, by the way back or a link. Until
 * then it is left as it is: what was chosen or typed before hydration, and what is being typed, stays.
 */
export function useAddressValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (field.current && !field.current.matches('input:focus')) field.current.value = value;
  }, [value]);
  return field;
}
