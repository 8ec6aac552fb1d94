import { pages } from '~/pages';
import { useHydrated } from './useHydrated';

const rendered = pages.filter(({ rendering }) => rendering === 'edge').map(({ path }) => path);

/**
 * A file is fetched when its link comes into view, what the Worker answers when a visitor means it. Nothing with Save-Data, and
 * nothing without the Navigation API, where the router reloads the page when a module is gone after a release.
 */
export function usePrefetch(to: string): 'none' | 'intent' | 'viewport' {
  const isHydrated = useHydrated();
  if (isHydrated && (savesData() || !('navigation' in window))) return 'none';
  const [path = ''] = to.split(/[?#]/);
  const isRendered = rendered.some((page) => path === page || path.startsWith(`${page}/`));
  return isRendered ? 'intent' : 'viewport';
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
