import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';

/** Loader data that a client loader has not waited for. */
interface Pending<T> {
  readonly pending: Promise<T>;
}

/**
 * Loader data that is there already on a document request, and still on its way after a navigation inside the page:
 * then `loading` shows until it comes. A failure goes to the error view.
 */
export function Deferred<T>({
  data,
  loading,
  children,
}: {
  data: T | Pending<T>;
  loading: ReactNode;
  children: (data: T) => ReactNode;
}) {
  if (!isPending(data)) return children(data);
  return (
    <Suspense fallback={loading}>
      <Await resolve={data.pending}>{children}</Await>
    </Suspense>
  );
}

function isPending<T>(data: T | Pending<T>): data is Pending<T> {
  return typeof data === 'object' && data !== null && 'pending' in data;
}
