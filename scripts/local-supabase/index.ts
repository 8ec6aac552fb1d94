import { once } from 'node:events';
import type { Engine } from './engine.ts';
import { createGateway } from './gateway.ts';
import { localKeys } from './keys.ts';
import { listen } from './listen.ts';
import { openDatabase, type Storage } from './open.ts';

/** Hosted projects get a token of their own (README); this one opens nothing but a database on this machine. */
const allowWorker = `insert into private.worker_tokens (hash) values (sha256(convert_to($1, 'UTF8')))
  on conflict do nothing`;

/** How to start one; `port` 0 means any free one, and `seed` whether a fresh database gets the jobs. */
export type LocalSupabaseOptions = Storage & { readonly port: number; readonly seed: boolean };

/** A running one. The keys are what a hosted project calls publishable (anon) and secret (service). */
export interface LocalSupabase {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly engine: Engine;
  stop(): Promise<void>;
}

/** Starts a migrated PostgreSQL behind Supabase's REST interface. Throws StackError for a taken port, a folder in use, damaged data. */
export async function startLocalSupabase(options: LocalSupabaseOptions): Promise<LocalSupabase> {
  const engine = await openDatabase(options, options.seed);
  try {
    await engine.query(allowWorker, [localKeys.notices]);
    const server = await createGateway(engine);
    const url = await listen(server, options.port);
    return {
      url,
      publishableKey: localKeys.publishable,
      secretKey: localKeys.secret,
      engine,
      async stop() {
        const closed = once(server, 'close');
        server.close();
        server.closeAllConnections();
        await closed;
        await engine.close();
      },
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
