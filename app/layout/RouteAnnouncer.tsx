import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const statusId = 'page-title';

/** After a navigation focuses the heading or anchor, and announces the title of a new page (WCAG 2.4.3, 4.1.3). */
export function RouteAnnouncer() {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const previous = useRef(location.pathname);
  // In the layout effect: later it would take the focus from a field that a visitor has reached.
  useLayoutEffect(() => {
    const { pathname, hash } = location;
    const isSamePage = previous.current === pathname;
    previous.current = pathname;
    if (isSamePage && (isReturn || !hash)) return;
    if (!isSamePage) announceTitle();
    // The search field takes the focus itself, and whoever filters stays at the filter.
    if (!document.activeElement?.matches('main :is(input, select)')) focusOn(hash);
  }, [location, isReturn]);
  return <p id={statusId} className="visually-hidden" role="status" />;
}

export function AnnounceLoaded() {
  useLayoutEffect(() => {
    announceTitle();
    // Unless the visitor has moved the focus.
    if (document.activeElement === document.body) focusOn('');
  }, []);
  return null;
}

/** Not as state: React would run every effect of the new page, and render again, before it is painted. */
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
