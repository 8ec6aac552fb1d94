import handler from '../../build/server/index.js';

/** The header with which a test says what the Worker's surroundings are, as JSON. */
export const environmentHeader = 'X-Test-Environment';

/** Where a test reads the lines that the Worker logged last, instead of the terminal. */
export const logPath = '/__log';

/** Where a test starts a scheduled run. */
export const scheduledPath = '/__scheduled';

const lines: string[] = [];
const keep = (line: string) => {
  lines.push(line);
  lines.splice(0, lines.length - 200);
};
Object.assign(console, { info: keep, warn: keep, error: keep });

/**
 * The built Worker as tests reach it: each request brings its own variables, so that tests side by side have a backend
 * each. Nothing else is between a test and the Worker that is deployed.
 */
export default {
  fetch(request, env, ctx) {
    if (new URL(request.url).pathname === logPath) return Response.json(lines);
    const given: object = JSON.parse(request.headers.get(environmentHeader) ?? '{}');
    const headers = new Headers(request.headers);
    headers.delete(environmentHeader);
    if (new URL(request.url).pathname === scheduledPath) {
      return handler.scheduled({}, surroundings(env, given), ctx).then(() => new Response());
    }
    return handler.fetch(new Request(request, { headers }), surroundings(env, given), ctx);
  },
} satisfies ExportedHandler<Env>;

interface Env {
  readonly ASSETS: Fetcher;
}

const known = new Map<string, object>();

/**
 * The same object for the same variables, as an isolate has one. The limit for everyone together does not count: all tests
 * are one place to it.
 */
function surroundings(env: Env, given: object): object {
  const key = JSON.stringify(given);
  const before = known.get(key);
  if (before) return before;
  const made = { ...env, ...given, SITE_LIMITER: undefined };
  known.set(key, made);
  return made;
}
