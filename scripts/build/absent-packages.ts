/**
 * Stands in the Worker for the parts of supabase-js that the site never uses: authentication, realtime, storage and
 * functions. createClient makes a client of each, so the names exist; using one says where to look.
 */
class Absent {
  constructor() {
    // biome-ignore lint/correctness/noConstructorReturn: a proxy is how any use of the part can be answered
    return new Proxy(this, {
      get: (_, name) => (name === 'setAuth' ? () => undefined : refuse(name)),
    });
  }
}

function refuse(name: string | symbol): never {
  throw new Error(
    `supabase-js: ${String(name)} belongs to a part that is left out of the Worker; see docs/decisions/0007-worker-size.md`,
  );
}

export {
  Absent as AuthClient,
  Absent as FunctionsClient,
  Absent as FunctionsError,
  Absent as FunctionsFetchError,
  Absent as FunctionsHttpError,
  Absent as FunctionsRelayError,
  Absent as RealtimeClient,
  Absent as StorageApiError,
  Absent as StorageClient,
};

/** The functions' regions; none are named. */
export const FunctionRegion = {};

/** React's renderers to a string, which nothing here uses; see scripts/build/lean-bundles.ts. */
export const renderToString = () => refuse('renderToString');
/** As renderToString. */
export const renderToStaticMarkup = () => refuse('renderToStaticMarkup');
