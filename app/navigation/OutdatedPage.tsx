import { useEffect, useRef } from 'react';
import { createPath, useFetchers, useLocation, useNavigation } from 'react-router';

/** Longer than any post takes that is answered (milliseconds). */
const answerWithin = 15_000;

/**
 * For a page that is older than the last deploy (version skew). The router would reload it when it cannot load the module of
 * another page, even one fetched ahead. Instead it stays, and from then on every link leads to a document. Where the browser
 * has no Navigation API the router's reload stays.
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
    // Hot reloading reloads by script too.
    if (import.meta.env.DEV || !('navigation' in window)) return;
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      isOutdated.current = true;
      if (target) window.location.assign(target);
      // What was missing may be the module of a post in progress, which then never ends.
      if (isPosting) giveUp = setTimeout(reload, answerWithin);
    };
    const reload = () => {
      navigation.removeEventListener('navigate', onNavigate);
      window.location.reload();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => {
      clearTimeout(giveUp);
      navigation.removeEventListener('navigate', onNavigate);
    };
  }, [target, isPosting]);
  return null;
}
