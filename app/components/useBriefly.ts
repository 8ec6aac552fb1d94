import { useEffect, useRef, useState } from 'react';

/** Something that is on for a while: whether it is, and the function that starts (or restarts) it. */
export function useBriefly(milliseconds: number): readonly [on: boolean, start: () => void] {
  const [on, setOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    clearTimeout(timer.current);
    setOn(true);
    timer.current = setTimeout(() => setOn(false), milliseconds);
  };
  return [on, start];
}
