import { type PropsWithChildren, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { rememberFields } from './components/remember-fields';
import { isRendered, pages, reportsPath } from './content/pages';

// What was served stays: React takes over only the page that it was given (docs/decisions/README.md).

/** The address that the served document names. */
const { address: served } = document.documentElement.dataset;

/** A prerendered page is the same file for every query. */
const isServedAt = ({ pathname, search }: URL | Location) =>
  served === pathname + search || (served === pathname && !isRendered(pathname));

/** The mark of a visit that goes on as HTML. It holds the address of this file, so that a release ends it. */
const mark = 'served-only';

function isMarked(): boolean {
  try {
    return sessionStorage.getItem(mark) === import.meta.url;
  } catch {
    return false;
  }
}

/** False where storage is blocked. */
function markVisit(): boolean {
  try {
    sessionStorage.setItem(mark, import.meta.url);
  } catch {
    return false;
  }
  return isMarked();
}

const [load] = performance.getEntriesByType('navigation');
const isReload = load instanceof PerformanceNavigationTiming && load.type === 'reload';

const untilHydrated = new AbortController();
const untilReload = new AbortController();

if (!isMarked()) {
  loadIfLeft();
  addEventListener('popstate', loadIfLeft, { signal: untilHydrated.signal });
  if (document.readyState === 'complete') hydrateWhenIdle();
  else addEventListener('load', hydrateWhenIdle, { once: true });
}

/** Loads the page to which Back or Forward has led. A copy at another address never was at its own. */
function loadIfLeft(): void {
  if (load && isServedAt(new URL(load.name)) && !isServedAt(location)) loadDocument();
}

function loadDocument(): void {
  untilReload.abort();
  location.reload();
}

/** Waits until the browser is idle (two seconds at most): links and forms work before, and the first paint comes first. */
function hydrateWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 2_000 });
  // Safari has no requestIdleCallback.
  else setTimeout(hydrate);
}

function hydrate(): void {
  if (!isServedAt(location)) return;
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  restoreAfterReturn();
  if (import.meta.env.PROD && 'navigation' in window)
    window.navigation.addEventListener('navigate', onNavigate, { signal: untilReload.signal });
  // An extension may have changed the page, which React then draws anew.
  let putBack: ReturnType<typeof rememberFields> | undefined = rememberFields(document);
  let focused = document.activeElement;
  addEventListener('focusin', () => {
    focused = document.activeElement;
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <Hydrated>
        <HydratedRouter
          // As transitions, in slices, navigations take a fifth longer on a slow phone.
          useTransitions={false}
          onError={onRouterError}
        />
      </Hydrated>,
      {
        onCaughtError: leave,
        onUncaughtError: leave,
        onRecoverableError(error) {
          putBack?.(document, focused);
          putBack = undefined;
          console.warn('The page was drawn anew, with what was typed:', error);
        },
      },
    );
  });
}

function Hydrated({ children }: PropsWithChildren) {
  useLayoutEffect(() => untilHydrated.abort(), []);
  return children;
}

/** Restores the place from the back/forward cache, which WebKit does not do after the router (docs/decisions/README.md). */
function restoreAfterReturn(): void {
  let left = 0;
  addEventListener('pagehide', () => {
    left = scrollY;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top: left, behavior: 'instant' });
  });
}

/**
 * The router reloads the page when a module does not come. Of the same release it would not come again, and without a network
 * the open page would be lost. A visit without a mark would reload for ever: pages are prefetched without a click.
 */
function onNavigate(event: NavigateEvent): void {
  if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
  event.preventDefault();
  const reload = () => (markVisit() || !isReload) && loadDocument();
  fetch(location.href, { method: 'HEAD' }).then(reload, () => undefined);
}

/** `leave` hears of mistakes in drawing. All other errors mean that no answer came: the page is loaded as a document. */
function onRouterError(error: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (errorInfo || isRouteErrorResponse(error)) return;
  report(error);
  loadDocument();
}

/** After a mistake of ours the visit goes on as HTML. */
function leave(error: unknown): void {
  if (isRouteErrorResponse(error)) return;
  reportError(error);
  if (import.meta.env.PROD && markVisit()) loadDocument();
}

const mostReports = 5;

const reported = new Set<string>();

/** Tells the site's log the kind of an error, where in our files it happened, and the page's route. */
function report(error: unknown): void {
  if (!(error instanceof Error)) return;
  const [place] = /\/assets\/[\w.-]+:\d+:\d+/.exec(error.stack ?? '') ?? [];
  if (!place || reported.has(place) || reported.size >= mostReports) return;
  reported.add(place);
  const body = { name: error.name, place, route: routeOf(location.pathname) };
  navigator.sendBeacon?.(reportsPath, JSON.stringify({ 'browser-error': body }));
}

/** What is not in the list of pages is one of a kind, such as a job. */
function routeOf(path: string): string {
  const isPage = (wanted: string) => pages.some((page) => page.path === wanted);
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (isPage(path)) return path;
  return isPage(parent) ? `${parent}/:slug` : '*';
}
