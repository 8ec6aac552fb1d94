import { useImprovement } from '~/components/useImprovement';

/**
 * Restores the scroll position from the back/forward cache, which WebKit does not do after the router
 * (docs/decisions/README.md).
 */
export function useScrollAfterReturn(): void {
  useImprovement(() => {
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
