import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLayoutImprovement } from '~/components/useImprovement';

const statusId = 'page-title';

/** After a navigation focuses the heading or anchor and announces the title (WCAG 2.4.3, 4.1.3). */
export function RouteAnnouncer({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  // In the layout effect: later it would take the focus from a field that a visitor has reached.
  useLayoutImprovement(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    announceTitle();
    // The search field takes the focus itself.
    if (!document.activeElement?.matches('main input')) focusOn(hash);
  }, [pathname, hash]);
  return (
    <>
      {children}
      <p id={statusId} className="visually-hidden" role="status" />
    </>
  );
}

export function AnnounceLoaded() {
  useLayoutImprovement(() => {
    announceTitle();
    // Unless the visitor has moved the focus.
    if (document.activeElement === document.body) focusOn('');
  }, []);
  return null;
}

/** Not as state: React would run every effect of the new page, and render again, before it is painted (docs/performance.md). */
function announceTitle(): void {
  const status = document.getElementById(statusId);
  if (status) status.textContent = document.title;
}

function focusOn(hash: string) {
  const anchor = document.getElementById(hash.slice(1));
  const target = anchor ?? document.querySelector<HTMLElement>('main h1');
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
