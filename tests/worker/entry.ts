import * as v from 'valibot';
import { rateLimits } from '../../app/server/limits.server.ts';
import handler from '../../build/server/index.js';
import { RowSchema } from '../support/faults.ts';

export const environmentHeader = 'X-Test-Environment';
export const logPath = '/__log';
/** Answers with the lines that the run logged. */
export const scheduledPath = '/__scheduled';
export const effectsPath = '/__effects';

/** What the requests of each set of variables caused outside the database. */
const effects = new Map<string, Effects>();

export interface Effects {
  mails: number;
  /** To Workers KV. */
  writes: number;
  /** Read of bodies. */
  bytes: number;
}

const none = (): Effects => ({ mails: 0, writes: 0, bytes: 0 });

const lines: string[] = [];
const keep = (line: string) => {
  lines.push(line);
  lines.splice(0, lines.length - 2_000);
};
Object.assign(console, { info: keep, warn: keep, error: keep });

/** The built Worker. Each request brings its own variables as JSON, so that tests side by side have a backend each. */
export default {
  fetch(request, env, ctx) {
    if (new URL(request.url).pathname === logPath) return Response.json(lines);
    const given = v.parse(RowSchema, request.headers.get(environmentHeader) ?? '{}');
    if (new URL(request.url).pathname === effectsPath) {
      return Response.json(effects.get(JSON.stringify(given)) ?? none());
    }
    const headers = new Headers(request.headers);
    headers.delete(environmentHeader);
    if (new URL(request.url).pathname === scheduledPath) {
      const before = new Set(lines);
      const run = { scheduledTime: Date.now() };
      return handler
        .scheduled(run, surroundings(env, given).env, ctx)
        .then(() => Response.json(lines.filter((line) => !before.has(line))));
    }
    const made = surroundings(env, given);
    const counter = new TransformStream<Uint8Array>(
      {
        transform(chunk, controller) {
          made.caused.bytes += chunk.byteLength;
          controller.enqueue(chunk);
        },
      },
      undefined,
      { highWaterMark: 0 },
    );
    const body = request.body?.pipeThrough(counter) ?? null;
    return handler.fetch(new Request(request, { headers, body }), made.env, ctx);
  },
} satisfies ExportedHandler<Env>;

interface Env {
  readonly ASSETS: Fetcher;
  readonly OWNER_MAIL: SendEmail;
  readonly SITE_STATE: KVNamespace;
}

const known = new Map<string, { readonly env: object; readonly caused: Effects }>();

/** Cloudflare's counter for everyone, which all tests would share. */
function siteLimiter() {
  const posts = new Map<string, number>();
  return {
    async limit({ key }: { key: string }) {
      const count = (posts.get(key) ?? 0) + 1;
      posts.set(key, count);
      return { success: count <= rateLimits.site.posts };
    },
  };
}

/** As an isolate has it. Mails and writes to the store are counted. */
function surroundings(env: Env, given: object) {
  const key = JSON.stringify(given);
  const before = known.get(key);
  if (before) return before;
  const caused = none();
  effects.set(key, caused);
  const counted = {
    ...env,
    ...given,
    SITE_LIMITER: siteLimiter(),
    OWNER_MAIL: {
      send(mail: EmailMessage) {
        caused.mails += 1;
        return env.OWNER_MAIL.send(mail);
      },
    },
    SITE_STATE: {
      get: (name: string) => env.SITE_STATE.get(name),
      put(name: string, value: string) {
        caused.writes += 1;
        return env.SITE_STATE.put(name, value);
      },
    },
  };
  const made = { env: counted, caused };
  known.set(key, made);
  return made;
}
