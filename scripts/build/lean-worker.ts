import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const absent = fileURLToPath(new URL('absent-packages.ts', import.meta.url));

/** What the Worker's code reaches by import but never by use: two fifths of the bundle otherwise. */
const unused = [
  /^@supabase\/(auth|realtime|storage|functions)-js$/,
  // react-dom/server brings a second, older renderer for renderToString beside the one that streams.
  /react-dom-server-legacy\.browser\.production\.js$/,
];

/** Leaves packages out of the Worker that nothing in it uses (docs/decisions/0007-worker-size.md). */
export function leanWorker(): Plugin {
  return {
    name: 'lean-worker',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (unused.some((pattern) => pattern.test(id)) ? absent : undefined),
  };
}
