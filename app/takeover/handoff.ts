import { createContext } from 'react';
import type { EntryContext } from 'react-router';

/** What the server hands to React for the takeover: JSON in the page that nothing reads before the first intent. */
export interface Handoff {
  /** The router's settings, where they differ from `usualContext`. */
  readonly context?: Readonly<Record<string, unknown>> | undefined;
  /** Loader and action data as the router's own stream wrote them, where there are any (else `emptyState`). */
  readonly state?: string | undefined;
  /** The page's route modules: each route's id with the files that make it up. */
  readonly routes: readonly (readonly [id: string, modules: readonly string[]])[];
  /** The route manifest's file. */
  readonly manifest: string;
  /** The client's entry. */
  readonly entry: string;
  /** The whole stylesheet's files: a prerendered page holds only the rules that it uses itself. */
  readonly styles: readonly string[];
  /** Every file that the entry and the routes will import, to be fetched at once. */
  readonly preloads: readonly string[];
}

/** Settings that are so on nearly every page: they stand in the client once, and not in each document. */
export const usualContext: Readonly<Record<string, unknown>> = {
  basename: '/',
  future: {},
  routeDiscovery: { mode: 'initial' },
  ssr: true,
  isSpaMode: false,
};

/** What the router's stream writes for a page without data, as most are. */
export const emptyState = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';

/** The id of the element that carries the handoff. */
export const handoffElementId = 'handoff';

/** What the server knows of the page that it renders. */
export interface ServerState {
  /** The data part of the handoff. */
  readonly state: string;
  /** True when the page answers a form. */
  readonly isAnswer: boolean;
}

/** Set during server rendering; null in the browser. */
export const HandoffState = createContext<ServerState | null>(null);

/** Reads the router's data stream to its end: a document is answered whole, so the data is in it. */
export async function readHandoffState(context: EntryContext): Promise<string> {
  return context.serverHandoffStream ? new Response(context.serverHandoffStream).text() : '';
}
