import { type ReactNode, Suspense, use } from 'react';

/** Loader data that a client loader has not waited for. */
interface Pending<T> {
  readonly pending: Promise<T>;
}

interface Props<T> {
  readonly data: T | Pending<T>;
  readonly children: (data: T) => ReactNode;
}

/** Shows `loading` until data that a client loader did not await has come. A failure goes to the error view. */
export function Deferred<T>({ loading, ...props }: Props<T> & { loading: ReactNode }) {
  return (
    <Suspense fallback={loading}>
      <Settled {...props} />
    </Suspense>
  );
}

function Settled<T>({ data, children }: Props<T>) {
  return children(isPending(data) ? use(data.pending) : data);
}

function isPending<T>(data: T | Pending<T>): data is Pending<T> {
  return typeof data === 'object' && data !== null && 'pending' in data;
}
