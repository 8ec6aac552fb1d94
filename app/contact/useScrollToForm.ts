import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How long after the navigation the page scrolls to the form (milliseconds). */
const delay = 100;

const anchors = ['#form', '#book-consultation', '#times'];

/**
 * After a navigation inside the page to one of the anchors: starts at the top and scrolls there after 100 ms, smoothly
 * for those who accept motion. On a document request the browser itself lands at the anchor.
 */
export function useScrollToForm() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (key === 'default' || !anchors.includes(hash)) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      document.querySelector(hash)?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
    }, delay);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
