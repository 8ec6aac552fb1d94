import { useEffect, useRef, useState } from 'react';

/** Milliseconds. */
const briefly = 3_000;

/** A value that is shown for a moment. */
export function useBriefly<Value>() {
  const [shown, setShown] = useState<Value | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (value: Value) => {
    clearTimeout(timer.current);
    setShown(value);
    timer.current = setTimeout(() => setShown(null), briefly);
  };
  return [shown, show] as const;
}
