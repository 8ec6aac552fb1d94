import { useEffect, useRef } from 'react';
import { createPath, useFetchers, useLocation, useNavigation } from 'react-router';

/**
 * For a page that is older than the last deploy (version skew). The router reloads it when it cannot load the module of
 * another page, be it for a click, which is lost then, or only to fetch it ahead. Instead the page stays as it is, and from
 * then on every link to another page leads to a document. Where the browser has no Navigation API the router's reload stays.
 */
export function OutdatedPage() {
  const { pathname } = useLocation();
  const { location, formMethod } = useNavigation();
  const isPosting = useFetchers().length > 0 || (formMethod && formMethod !== 'GET');
  // A search or a filter in the same page needs no module that is not there.
  const isElsewhere = location !== undefined && location.pathname !== pathname;
  const target = isElsewhere && !isPosting ? createPath(location) : null;
  const isOutdated = useRef(false);
  useEffect(() => {
    if (target && isOutdated.current) window.location.assign(target);
    // Hot reloading reloads by script too; a post without an answer should not wait for ever.
    if (import.meta.env.DEV || isPosting || !('navigation' in window)) return;
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      isOutdated.current = true;
      if (target) window.location.assign(target);
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [target, isPosting]);
  return null;
}
