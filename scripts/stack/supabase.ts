import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { StackError } from './fail.ts';
import { ports } from './ports.ts';
import { start } from './processes.ts';

const ReadySchema = v.object({
  url: v.string(),
  publishableKey: v.string(),
  secretKey: v.string(),
});

/** What `supabase status` would say. */
export type SupabaseStatus = v.InferOutput<typeof ReadySchema>;

/** Starts the local Supabase as a program of its own and waits until it answers. It says itself why it cannot. */
export async function startSupabase(): Promise<{ child: ChildProcess; status: SupabaseStatus }> {
  console.log('▸ Starting the local Supabase (its data is kept in .supabase)…');
  const ready = Promise.withResolvers<SupabaseStatus>();
  const child = start(
    'node',
    ['scripts/local-supabase/serve.ts', '--port', String(ports.supabase), '--data', '.supabase'],
    {
      onLine(line) {
        if (!line.startsWith('READY ')) return console.log(line);
        ready.resolve(v.parse(ReadySchema, JSON.parse(line.slice('READY '.length))));
      },
    },
  );
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
