/**
 * Stands in the browser for two parts of the router that this site's settings switch off: finding routes on demand
 * (`routeDiscovery: initial` ships the whole list) and instrumentation (none is registered).
 */
const nothing = () => undefined;

// Some belong to the router's server side and never reach the browser; the bundler only wants their names.
export {
  nothing as consumeInstrumentationClientResultMetaReceiver,
  nothing as getManifestPath,
  nothing as getPatchRoutesOnNavigationFunction,
  nothing as getPathsWithAncestors,
  nothing as handleClientVersionMismatch,
  nothing as instrumentationResultMetaContext,
  nothing as instrumentHandler,
  nothing as useFogOFWarDiscovery,
};

/** Asked by the router's Scripts, which the built site replaces by DeferredScripts. */
export const isFogOfWarEnabled = () => false;

/** As isFogOfWarEnabled. */
export const getPartialManifest = <T>(manifest: T): T => manifest;

/** No instrumentation changes a route. */
export const getRouteInstrumentationUpdates = () => ({});

/** No instrumentation wraps the router. */
export const instrumentClientSideRouter = <T>(router: T): T => router;
