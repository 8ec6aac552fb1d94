import { useEffect, useState } from 'react';
import { ScrollRestoration } from 'react-router';

/** Keeps scroll positions for navigation inside the page; before React takes over the browser does so by itself. */
export function Scroll() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready ? <ScrollRestoration /> : null;
}
