import handler from '../../build/server/index.js';

export const environmentHeader = 'X-Test-Environment';
export const logPath = '/__log';
export const scheduledPath = '/__scheduled';

const lines: string[] = [];
const keep = (line: string) => {
  lines.push(line);
  lines.splice(0, lines.length - 200);
};
Object.assign(console, { info: keep, warn: keep, error: keep });

/** The built Worker. Each request brings its own variables as JSON, so that tests side by side have a backend each. */
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

/** As an isolate has it, but without the limit for everyone, which all tests would share. */
function surroundings(env: Env, given: object): object {
  const key = JSON.stringify(given);
  const before = known.get(key);
  if (before) return before;
  const made = { ...env, ...given, SITE_LIMITER: undefined };
  known.set(key, made);
  return made;
}
