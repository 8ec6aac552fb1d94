import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { App } from '@supabase/lite';
import { listen } from '../stack/ports.ts';
import type { Engine } from './engine.ts';
import { localKeys } from './keys.ts';
import { openKept } from './open.ts';

/** Hosted projects get a token of their own (README); this one opens nothing but a database on this machine. */
const allowWorker = `insert into private.worker_tokens (hash) values (sha256(convert_to($1, 'UTF8')))
  on conflict do nothing`;

/** A running one. The keys are what a hosted project calls publishable (anon) and secret (service). */
export type LocalSupabase = Awaited<ReturnType<typeof startLocalSupabase>>;

/** Starts a PostgreSQL behind Supabase's REST interface on a port (0: any free one). Throws StackError. */
export async function startLocalSupabase(port: number, opening = openKept()) {
  const engine = await opening;
  try {
    await engine.query(allowWorker, [localKeys.notices]);
    const server = await createGateway(engine);
    const url = await listen(server, port);
    const stop = async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await engine.close();
    };
    const { publishable: publishableKey, secret: secretKey } = localKeys;
    return { url, publishableKey, secretKey, engine, stop };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** The HTTP server of an engine, not listening yet: Supabase's rest/v1 alone, 401 without one of the {@link localKeys}. */
async function createGateway(engine: Engine): Promise<Server> {
  const app = new App({
    connection: engine.connection,
    // In admin mode calls without a key may do everything.
    options: { server: { admin: false, disableStudio: true, disableFallback: true } },
    // As PostgREST on a hosted project: a bearer that is neither key nor JWT is refused.
    api: { anonymous_enabled: false, max_rows: 1000, schemas: ['public'] },
    auth: {
      enabled: false,
      publishable_key: localKeys.publishable,
      secret_key: localKeys.secret,
      // Lite's default is public knowledge, and a JWT signed with it would open everything.
      jwt_secret: randomBytes(32).toString('base64url'),
    },
  });
  await app.init();
  const server = createAdaptorServer({
    // Lite has further doors, one of them without a key; the site needs none of them.
    fetch: (request) =>
      new URL(request.url).pathname.startsWith('/rest/v1/')
        ? app.server.fetch(request)
        : Response.json({ message: 'no Route matched with those values' }, { status: 404 }),
  });
  if (!(server instanceof Server)) throw new Error('The gateway needs a plain HTTP server');
  return server;
}
