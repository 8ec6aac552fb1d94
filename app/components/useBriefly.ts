import { useEffect, useRef, useState } from 'react';

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
