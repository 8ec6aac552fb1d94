import { useEffect, useState } from 'react';
import { type NavigateFunction, PrefetchPageLinks, useNavigate } from 'react-router';
import { isRendered } from '~/content/pages';

/**
 * Gives clicks on links to pages of this site to the router (docs/architecture.md). Once the network was gone and is back, the
 * browser follows them: the router never asks again for the module of a page that it asked for without a network.
 *
 * A prerendered page is prefetched when its link in the text comes into view, any page on hover, focus or touch. Nothing with
 * Save-Data, and nothing without the Navigation API, where the router reloads the page when a module is gone after a release.
 */
export function DelegatedLinks() {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<readonly string[]>([]);
  useEffect(() => {
    const ending = new AbortController();
    followLinks(navigate, ending.signal);
    if (!navigator.connection?.saveData && 'navigation' in window) {
      const prefetch = (link: HTMLAnchorElement) =>
        setAhead((pages) => [...new Set([...pages, addressOf(link)])]);
      prefetchLinks(prefetch, ending.signal);
    }
    addEventListener('online', () => ending.abort(), { signal: ending.signal });
    return () => ending.abort();
  }, [navigate]);
  return ahead.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

function followLinks(navigate: NavigateFunction, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = pageLinkOf(event);
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
    event.preventDefault();
    navigate(addressOf(link) + link.hash, { replace: link.href === location.href });
  };
  document.addEventListener('click', follow, { signal });
}

function prefetchLinks(prefetch: (link: HTMLAnchorElement) => void, signal: AbortSignal): void {
  const views = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = pageLinkOf({ target });
        if (isIntersecting && link && !isRendered(link.pathname)) prefetch(link);
      }
    },
    { threshold: 0.5 },
  );
  const observeLinks = () => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) views.observe(link);
  };
  observeLinks();
  const changes = new MutationObserver(observeLinks);
  changes.observe(document.body, { childList: true, subtree: true });

  let timer = 0;
  const pointAt = (event: Event) => {
    clearTimeout(timer);
    const link = pageLinkOf(event);
    if (link) timer = window.setTimeout(prefetch, 100, link);
  };
  for (const type of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(type, pointAt, { passive: true, signal });
  signal.addEventListener('abort', () => {
    views.disconnect();
    changes.disconnect();
    clearTimeout(timer);
  });
}

/** Not for a file, such as a feed. */
function pageLinkOf({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  return link && /^\/(?!\/)[^.?#]*([?#]|$)/.test(link.getAttribute('href') ?? '')
    ? link
    : undefined;
}

const addressOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search;
