import { useLocation } from 'react-router';

/** The current path without a trailing slash, as it is on the server, at prerendering and in the browser alike. */
export function usePath(): string {
  const { pathname } = useLocation();
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
