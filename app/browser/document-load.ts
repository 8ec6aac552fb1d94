import type { ClientInstrumentation } from 'react-router';
import { isShown } from './shown-page';

/** Where a link or form leads while the router fetches it. */
let target: string | undefined;
let isOurs = false;

const storageKey = 'load-target';

/** Tells where each navigation leads. */
export const trackTarget: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to, formMethod, formData }) {
        const mine = typeof to === 'string' ? addressOf(to, formMethod, formData) : undefined;
        target = mine;
        const { status } = await navigate();
        if (status === 'success' && target === mine) target = undefined;
      },
    });
  },
};

/** Undefined for a post, which is not to be repeated. */
function addressOf(to: string, method = 'get', data?: FormData): string | undefined {
  if (method.toLowerCase() !== 'get') return undefined;
  const url = new URL(to, location.href);
  if (data)
    url.search = String(
      new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
    );
  return url.href;
}

/** Loads the page of the present address as a document. */
export function loadDocument(): void {
  isOurs = true;
  location.reload();
}

/**
 * After a release the router cannot find a page's module and reloads the page that is open. Instead the page where the
 * click led is loaded, and a form that waits for its answer is sent as without scripts; a module that was only prefetched
 * reloads nothing.
 */
export function loadTargets(): void {
  if ('navigation' in window) {
    window.navigation.addEventListener('navigate', (event) => {
      if (event.navigationType !== 'reload' || !event.cancelable || isOurs) return;
      // Back has changed the address already.
      if (!isShown(location.pathname)) return;
      event.preventDefault();
      const form = document.querySelector<HTMLFormElement>('form[data-sending]');
      if (form) form.submit();
      else if (target) location.assign(target);
      // The prefetch of the module and the click each want to reload.
      target = undefined;
    });
    return;
  }
  // Other browsers reload first, and then go on.
  const [load] = performance.getEntriesByType('navigation');
  const kept = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (kept && load instanceof PerformanceNavigationTiming && load.type === 'reload')
    location.replace(kept);
  addEventListener('pagehide', () => {
    if (target) sessionStorage.setItem(storageKey, target);
  });
}
