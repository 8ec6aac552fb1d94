import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the answer that the address names. Browsers do so by themselves when a page loads; this is for navigation
 * inside the page, and for browsers that do not know it yet.
 */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const details = target?.closest('details');
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  }, [hash]);
}
