import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLayoutImprovement } from '~/components/useImprovement';

const AnnounceContext = createContext((_title: string) => {});

/** After a navigation focuses the heading or anchor and announces the title (WCAG 2.4.3, 4.1.3). */
export function RouteAnnouncer({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [title, announce] = useState('');
  // In the layout effect: later it would take the focus from a field that a visitor has reached.
  useLayoutImprovement(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    announce(document.title);
    // The search field takes the focus itself.
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

export function AnnounceLoaded() {
  const announce = useContext(AnnounceContext);
  useLayoutImprovement(() => {
    announce(document.title);
    // Unless the visitor has moved the focus.
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
