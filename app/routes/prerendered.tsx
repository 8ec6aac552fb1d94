import { data, type LoaderFunctionArgs, redirect } from 'react-router';

/**
 * Stands in the deployed Worker for every page that is a file (docs/decisions/0007-worker-size.md). Such a page
 * reaches the Worker only by another spelling of its address, as in /About, and is sent to the right one.
 */
export function loader({ request, pattern }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const path = `/${pattern.replace(/^\/+/, '')}`;
  if (pathname === path) throw data(null, { status: 404 });
  throw redirect(path + search, 308);
}

/** Never shown: the loader always throws. */
export default function Prerendered() {
  return null;
}
