import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { App } from '@supabase/lite';
import { listen } from '../stack/ports.ts';
import { requestHeaders } from './corrections.ts';
import type { Engine } from './engine.ts';
import { localKeys } from './keys.ts';
import { openKept } from './open.ts';

/** Lets the local Worker mail messages. A hosted project gets a token of its own (README). */
const allowWorker = `insert into private.worker_tokens (hash) values (sha256(convert_to($1, 'UTF8')))
  on conflict do nothing`;

/** A running local Supabase. */
export type LocalSupabase = Awaited<ReturnType<typeof startLocalSupabase>>;

/** Starts a PostgreSQL behind Supabase's REST interface on a port (0: any free one). Throws CommandError. */
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

/** The HTTP server of an engine. It serves rest/v1 alone, and answers 401 without one of the {@link localKeys}. */
async function createGateway({ connection }: Engine): Promise<Server> {
  const app = new App({
    connection,
    // The default is admin mode, in which calls without a key may do everything.
    options: { server: { admin: false, disableStudio: true, disableFallback: true } },
    // A bearer token that is neither a key nor a JWT is refused, as on a hosted project.
    api: { anonymous_enabled: false, max_rows: 1000, schemas: ['public'] },
    auth: {
      enabled: false,
      publishable_key: localKeys.publishable,
      secret_key: localKeys.secret,
      // Everybody knows the default, and could sign a JWT with it that opens everything.
      jwt_secret: randomBytes(32).toString('base64url'),
    },
  });
  await app.init();
  const server = createAdaptorServer({
    // The package serves other paths too, one of them without a key. The site needs none of them.
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/rest/v1/')) {
        const headers = Object.fromEntries(request.headers);
        return requestHeaders.run(headers, () => app.server.fetch(request));
      }
      return Response.json({ message: 'no Route matched with those values' }, { status: 404 });
    },
  });
  if (!(server instanceof Server)) throw new Error('The gateway needs a plain HTTP server');
  return server;
}
