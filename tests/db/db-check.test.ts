import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { clientOf, places } from './support/databases.ts';

let supabase: LocalSupabase;
beforeAll(async () => {
  const [embedded] = places;
  if (!embedded) throw new Error('no database');
  supabase = await embedded.start();
});
afterAll(() => supabase?.stop());

async function check(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/run.js', 'db-check'], {
    env: { ...process.env, SUPABASE_URL: '', SUPABASE_SECRET_KEY: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { output, errors, code };
}

it('npm run db:check prints what each position lacks, and nothing when all is said', async () => {
  const project = { SUPABASE_URL: supabase.url, SUPABASE_SECRET_KEY: supabase.secretKey };
  const before = await check(project);
  expect(before.code).toBe(1);
  expect(before.output).toMatch(
    /Client Care Coordinator \(\/careers\/client-care-coordinator\)\n {2}· It does not say in which province/,
  );
  expect(before.output).not.toContain('Nonprofit Bookkeeper');
  await clientOf(supabase.url, supabase.secretKey)
    .from('jobs')
    .delete()
    .eq('slug', 'client-care-coordinator');
  expect(await check(project)).toMatchObject({
    code: 0,
    output: expect.stringContaining('✓ No open position lacks'),
  });
});

it('npm run db:check says how to fix a wrong key or half a setting', async () => {
  const wrong = await check({
    SUPABASE_URL: supabase.url,
    SUPABASE_SECRET_KEY: supabase.publishableKey,
  });
  expect(wrong).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is the key the secret one'),
  });
  expect(await check({ SUPABASE_URL: supabase.url })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Set both SUPABASE_URL and SUPABASE_SECRET_KEY'),
  });
});
