import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type StandIn = readonly [pattern: RegExp, file: string];

const standIn = (pattern: RegExp, file: string): StandIn => [
  pattern,
  fileURLToPath(new URL(file, import.meta.url)),
];

/** What each bundle reaches by import but never by use, and the module that stands in for it. */
const unused: Readonly<Record<string, readonly StandIn[]>> = {
  ssr: [
    standIn(/^@supabase\/(auth|realtime|storage|functions)-js$/, 'absent-packages.ts'),
    // The feeds' library brings an XML parser beside the writer.
    standIn(/^sax$/, 'absent-packages.ts'),
    // react-dom/server brings a second, older renderer for renderToString beside the one that streams.
    standIn(/react-dom-server-legacy\.browser\.production\.js$/, 'absent-packages.ts'),
  ],
  client: [
    standIn(/^\.[\w./-]*(?<!rsc)\/(fog-of-war|instrumentation)\.js$/, 'absent-router-parts.ts'),
    standIn(/^\.[\w./-]*(?<!rsc)\/(errorBoundaries|fallback)\.js$/, 'router-error-boundary.ts'),
  ],
};

/** Leaves out of both bundles what nothing in them uses (docs/decisions/0006 and 0007). */
export function leanBundles(): Plugin {
  return {
    name: 'lean-bundles',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer?.includes('/lib/rsc/')) return undefined;
      return unused[this.environment.name]?.find(([pattern]) => pattern.test(id))?.[1];
    },
  };
}
