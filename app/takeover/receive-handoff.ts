import { emptyState, type Handoff, handoffElementId, usualContext } from './handoff';

/** Reads the page's handoff, loads the route modules it names and leaves them where the router looks for them. */
export async function receiveHandoff(): Promise<void> {
  const handoff: Handoff = JSON.parse(
    document.getElementById(handoffElementId)?.textContent ?? 'null',
  );
  const [modules] = await Promise.all([
    Promise.all(handoff.routes.map(loadRoute)),
    import(/* @vite-ignore */ handoff.manifest),
  ]);
  Object.assign(window, {
    __reactRouterContext: {
      ...usualContext,
      ...handoff.context,
      stream: new Response(handoff.state ?? emptyState).body,
    },
    __reactRouterRouteModules: Object.fromEntries(modules),
  });
}

async function loadRoute([id, files]: Handoff['routes'][number]) {
  const parts: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  return [id, Object.assign({}, ...parts)] as const;
}
