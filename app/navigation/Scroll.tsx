import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/**
 * Keeps scroll positions for navigation inside the page. The router's component would add an inline script for the
 * time before React; until then the browser restores positions by itself.
 */
export function Scroll() {
  useScrollRestoration();
  return null;
}
