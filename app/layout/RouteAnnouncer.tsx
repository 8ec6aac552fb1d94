import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';

const AnnounceContext = createContext((_title: string) => {});

/** After a client navigation, focuses the heading or anchor and announces the title, as a page load would (WCAG 2.4.3, 4.1.3). */
export function RouteAnnouncer({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [title, announce] = useState('');
  // With the heading itself: a moment later the focus would be taken from a field that a quick visitor has reached.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    announce(document.title);
    // A field that takes the focus by itself, as the search's does.
    if (!document.activeElement?.matches('main input')) focusOn(hash);
  }, [pathname, hash]);
  return (
    <AnnounceContext value={announce}>
      {children}
      <p className="visually-hidden" role="status">
        {title}
      </p>
    </AnnounceContext>
  );
}

/** Stands in a view that takes the place of its page's loading view, with a heading and a title of its own. */
export function AnnounceLoaded() {
  const announce = useContext(AnnounceContext);
  useLayoutEffect(() => {
    announce(document.title);
    // The focus went with the loading view's heading, unless the visitor had moved it.
    if (document.activeElement === document.body) focusOn('');
  }, [announce]);
  return null;
}

function focusOn(hash: string) {
  const anchor = document.getElementById(hash.slice(1));
  const target = anchor ?? document.querySelector<HTMLElement>('main h1');
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
