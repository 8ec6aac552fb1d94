import { useLayoutEffect } from 'react';
import { useLocation, useParams } from 'react-router';

/** The page that the document shows. A navigation that fails leaves the one before. */
const shown = { path: import.meta.env.SSR ? '' : location.pathname, pattern: '' };

export const isShown = (path: string) => shown.path === path;

/** The address with names in place of what varies, '' before React. */
export const routePattern = () => shown.pattern;

export function useShownPage(): void {
  const { pathname } = useLocation();
  const params = useParams();
  useLayoutEffect(() => {
    shown.path = pathname;
    shown.pattern = Object.entries(params).reduce(
      (pattern, [name, value]) => (value ? pattern.replace(encodeURI(value), `:${name}`) : pattern),
      pathname,
    );
  }, [pathname, params]);
}
