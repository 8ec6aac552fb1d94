import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation inside the page, moves focus to the new page's heading, as a full page load would begin at its top
 * (WCAG 2.2, 2.4.3). An address with an anchor is left to the anchor.
 */
export function HeadingFocus() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  // With the heading itself: a moment later it would be taken from a field that a quick visitor has reached.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (hash) return;
    // A field that takes the focus by itself, as the search's does.
    if (document.activeElement?.matches('main input')) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
