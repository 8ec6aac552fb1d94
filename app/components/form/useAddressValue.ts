import { useRef } from 'react';
import { useImprovement } from '~/components/useImprovement';

/** For an uncontrolled field that follows the address; what is being typed stays. */
export function useAddressValue<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const before = useRef(value);
  useImprovement(() => {
    if (before.current === value) return;
    before.current = value;
    if (field.current && !field.current.matches('input:focus')) field.current.value = value;
  }, [value]);
  return field;
}
