import type { Location } from 'react-router';
import { isHydrated } from '~/hydration/Hydrated';

/**
 * Under which key the router keeps a page's scroll position. None while the page is being hydrated: the browser has restored
 * that position already, and the visitor may have scrolled on since.
 */
export function scrollKey({ key }: Location): string {
  return typeof document === 'undefined' || isHydrated() ? key : 'hydrating';
}
