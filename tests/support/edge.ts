import type { LogEntry } from '../../app/edge/log.ts';
import type { Edge } from '../../app/edge/request-context.ts';
import { Background } from './fake-cache.ts';

/** A request's surroundings for unit tests, with everything logged and everything left running at hand. */
export interface TestEdge extends Edge {
  readonly lines: LogEntry[];
  readonly background: Background;
}

/** Surroundings whose Supabase is at `url`; anything else may be replaced. */
export function testEdge(url: string, overrides: Partial<Edge> = {}): TestEdge {
  const lines: LogEntry[] = [];
  const background = new Background();
  return {
    environment: { supabaseUrl: url, supabaseAnonKey: 'sb_publishable_test' },
    siteUrl: 'https://site.example',
    nonce: 'nonce',
    requestId: 'request',
    clientAddress: '192.0.2.7',
    formLimiter: null,
    readAsset: async () => null,
    waitUntil: background.waitUntil,
    log: (entry) => lines.push(entry),
    notes: {},
    lines,
    background,
    ...overrides,
  };
}
