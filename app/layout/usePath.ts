import { useLocation } from 'react-router';

/** Without a trailing slash, as the server and the build see it. */
export function usePath(): string {
  const { pathname } = useLocation();
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
