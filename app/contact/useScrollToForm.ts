import { useLocation } from 'react-router';
import { useImprovement } from '~/components/useImprovement';

/** Milliseconds. */
const delay = 100;

const anchors = ['#form', '#book-consultation', '#times'];

/** After a navigation to an anchor: starts at the top and scrolls there. */
export function useScrollToForm() {
  const { hash, key } = useLocation();
  useImprovement(() => {
    if (key === 'default' || !anchors.includes(hash)) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      document.querySelector(hash)?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
    }, delay);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
