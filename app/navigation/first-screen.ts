import { createContext, startTransition, useEffect, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

/** Whether the page's first screen has been painted: what lies below it waits for that. */
export const FirstScreenPainted = createContext(true);

/**
 * The location whose page is on the screen. It follows the router's one paint behind when a link leads to another page, so
 * that its heading stands there before the rest is rendered; on a way back or to an anchor, which need the page's
 * whole height, and on the same page it does not lag.
 */
export function usePaintedLocation(): Location {
  const location = useLocation();
  const returns = useNavigationType() === 'POP';
  const [painted, setPainted] = useState(location);
  useEffect(() => {
    // In the callbacks of the second frame the first has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(location)));
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);
  const atOnce = returns || location.hash !== '' || location.pathname === painted.pathname;
  return atOnce ? location : painted;
}
