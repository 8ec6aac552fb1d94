import { useEffect } from 'react';

/**
 * Restores the place in a page that comes back from the back/forward cache. Browsers do so themselves, but WebKit not after
 * the router has set `history.scrollRestoration` to "manual" on `pageshow`
 * (docs/decisions/0032-scroll-after-back-forward-cache.md).
 */
export function useScrollAfterReturn(): void {
  useEffect(() => {
    let left = 0;
    const onHide = () => {
      left = window.scrollY;
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.scrollTo({ top: left, behavior: 'instant' });
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
