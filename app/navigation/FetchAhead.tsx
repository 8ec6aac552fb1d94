import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { pageBehind } from './page-link';
import { prefetchOf } from './prefetch';

/** How long a pointer or the focus rests on a link before it is meant (milliseconds); the router's own figure. */
const rest = 100;

/**
 * Fetches the pages behind the links of this page ahead: those in sight in its body and footer, and any at the first
 * sign that it is meant. Mounted anew for every page.
 */
export function FetchAhead() {
  const [pages, setPages] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const controller = new AbortController();
    const add = (page: string) => setPages((all) => (all.has(page) ? all : new Set(all).add(page)));
    onSight(add, controller.signal);
    onIntent(add, controller.signal);
    return () => controller.abort();
  }, []);
  return [...pages].map((page) => <PrefetchPageLinks key={page} page={page} />);
}

type Found = (page: string) => void;

function onSight(found: Found, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const page = pageBehind(target);
        if (isIntersecting && page) found(page);
      }
    },
    { threshold: 0.5 },
  );
  for (const link of document.querySelectorAll('main a, footer a')) {
    const page = pageBehind(link);
    if (page && prefetchOf(page) === 'viewport') observer.observe(link);
  }
  signal.addEventListener('abort', () => observer.disconnect());
}

function onIntent(found: Found, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const notice = ({ target }: Event) => {
    forget();
    const page = pageBehind(target);
    if (page) timer = setTimeout(() => found(page), rest);
  };
  for (const sign of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, notice, { passive: true, signal });
  }
  for (const sign of ['mouseout', 'focusout']) document.addEventListener(sign, forget, { signal });
  signal.addEventListener('abort', forget);
}
