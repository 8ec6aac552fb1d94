import { randomBytes } from 'node:crypto';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { App } from '@supabase/lite';
import type { Engine } from './engine.ts';
import { localKeys } from './keys.ts';

/** The HTTP server of an engine, not listening yet: Supabase's rest/v1 alone, 401 without one of the {@link localKeys}. */
export async function createGateway(engine: Engine): Promise<Server> {
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
