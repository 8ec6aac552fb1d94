import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';
import { StackError } from './fail.ts';
import { start } from './processes.ts';

const ReadySchema = v.object({
  url: v.string(),
  publishableKey: v.string(),
  secretKey: v.string(),
});

/** What `supabase status` would say. */
export type SupabaseStatus = v.InferOutput<typeof ReadySchema>;

/** By its whole path, so that an orphan of ours is known (free-port.ts). */
const program = join(import.meta.dirname, '../local-supabase/serve.ts');

/** Starts the local Supabase as a program of its own and waits until it answers. It says itself why it cannot. */
export async function startSupabase(
  port: number,
): Promise<{ child: ChildProcess; status: SupabaseStatus }> {
  console.log('▸ Starting the local Supabase (its data is kept in .supabase)…');
  const ready = Promise.withResolvers<SupabaseStatus>();
  const child = start('node', [program, '--port', String(port), '--data', '.supabase'], {
    onLine(line) {
      if (!line.startsWith('READY ')) return console.log(line);
      ready.resolve(v.parse(ReadySchema, JSON.parse(line.slice('READY '.length))));
    },
  });
  const ended = once(child, 'exit').then(() => {
    throw new StackError(
      child.signalCode === null
        ? ''
        : `The local Supabase was ended by ${child.signalCode}: try again.`,
    );
  });
  // After the start its end is no error of the start.
  ended.catch(() => undefined);
  return { child, status: await Promise.race([ready.promise, ended]) };
}
