import { useEffect, useRef, useState } from 'react';

/** A value that shows for a while: what shows now, and the function that shows another, or the same anew. */
export function useBriefly<Value>(milliseconds: number) {
  const [shown, setShown] = useState<Value | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (value: Value) => {
    clearTimeout(timer.current);
    setShown(value);
    timer.current = setTimeout(() => setShown(null), milliseconds);
  };
  return [shown, show] as const;
}
