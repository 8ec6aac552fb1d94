import { arrive, boot } from 'virtual:boot-script';
import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router';
import {
  emptyState,
  type Handoff,
  HandoffState,
  handoffElementId,
  type ServerState,
  usualContext,
} from './handoff';
import { speculationRules } from './speculation';

/**
 * The router's scripts, put off until the visitor's first intent (docs/decisions: React on intent): a JSON block with
 * what the client needs, and rules for links until then. A route whose `handle` says `scripts: false` ships neither.
 */
export function DeferredScripts({ nonce }: { nonce?: string | undefined }) {
  const { rendering, scriptless } = usePageScripts();
  if (import.meta.env.DEV) return <Scripts />;
  if (scriptless) return null;
  return (
    <>
      <script
        type="speculationrules"
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: rendering ? speculationRules : '' }}
      />
      <script
        id={handoffElementId}
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: rendering ? toScriptJson(describe(rendering)) : '' }}
      />
    </>
  );
}

/**
 * The one inline script of a page that React can take over (app/layout/arrive.js and boot.js), for its head. An answer to
 * a form is shown whole: what it says may stand in any band, and takes the focus.
 */
export function BootScript({ nonce }: { nonce?: string | undefined }) {
  const { rendering, scriptless } = usePageScripts();
  if (import.meta.env.DEV || scriptless) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: rendering?.isAnswer ? boot : arrive + boot }}
    />
  );
}

interface Rendering extends ServerState {
  readonly framework: NonNullable<React.ContextType<typeof FrameworkContext>>;
  readonly matches: readonly { id: string }[];
}

/** What a page's scripts are made from, on the server only, and whether the page goes without. */
function usePageScripts(): { rendering: Rendering | undefined; scriptless: boolean } {
  const matches = useMatches();
  const framework = useContext(FrameworkContext);
  const server = useContext(HandoffState);
  const isRendered = import.meta.env.SSR && framework && server;
  return {
    rendering: isRendered ? { framework, matches, ...server } : undefined,
    scriptless: matches.some(({ handle }) => isScriptless(handle)),
  };
}

function describe({ framework, matches, state }: Rendering): Handoff {
  const { manifest, serverHandoffString = '{}' } = framework;
  const entries = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  const routes = entries.map(
    (route) =>
      [
        route.id,
        [
          route.clientActionModule,
          route.clientLoaderModule,
          route.clientMiddlewareModule,
          route.hydrateFallbackModule,
          route.module,
        ].filter((file) => file !== undefined),
      ] as const,
  );
  const files = [
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap(([, modules]) => modules),
    ...entries.flatMap((route) => route.imports ?? []),
  ];
  return {
    context: unusual(JSON.parse(serverHandoffString, withoutOffFlags)),
    state: state === emptyState ? undefined : state,
    routes,
    manifest: manifest.url,
    entry: manifest.entry.module,
    styles: manifest.routes.root?.css ?? [],
    preloads: [...new Set(files)],
  };
}

function unusual(context: Readonly<Record<string, unknown>>): Handoff['context'] {
  const isUsual = ([name, value]: readonly [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(usualContext[name]);
  const entries = Object.entries(context).filter((entry) => !isUsual(entry));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** A flag that is off is as good as one that is not named, and names take room in every page. */
function withoutOffFlags(key: string, value: unknown): unknown {
  return key.startsWith('unstable_') && value === false ? undefined : value;
}

function isScriptless(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'scripts' in handle && !handle.scripts;
}

function toScriptJson(value: Handoff): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
