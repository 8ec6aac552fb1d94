import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The version of the newest migration, which this code was written for. */
const newest = () =>
  readdirSync(join(import.meta.dirname, '../../supabase/migrations'))
    .sort()
    .at(-1)
    ?.split('_')[0] ?? '';

/** What Supabase's gateway and its REST interface say when they refuse. */
const RefusalSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ code: v.optional(v.string()), message: v.string() }),
);

/**
 * What keeps a hosted project from working, in a sentence. Only an answer that a Supabase project alone gives counts: any
 * other server may answer 200 or 401.
 */
export async function projectProblem(url: string, key: string) {
  const address = `${url.replace(/\/+$/, '')}/rest/v1/rpc/schema_version`;
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const signal = AbortSignal.timeout(10_000);
  // fetch tells a wrong name, a refused connection and a time limit apart in no documented way.
  const response = await fetch(address, { headers, redirect: 'manual', signal }).catch(
    () => undefined,
  );
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined)
    return `SUPABASE_URL: ${url} does not answer: check its letters, your connection, and that the project still exists.`;
  if (response.status === 540)
    return `The project ${url} is paused: open it at supabase.com/dashboard and choose Resume project.`;
  const refusal = v.safeParse(RefusalSchema, text);
  const { code = '' } = refusal.success ? refusal.output : {};
  const version = /^"(\d+)"$/.exec(text.trim())?.[1];
  // A newer database is no fault: migrations keep what older code uses.
  if (response.ok && version && version >= newest()) return undefined;
  if ((response.ok && version) || code === 'PGRST202')
    return 'The project lacks migrations: apply them with npm run db:push.';
  if (/^PGRST00\d$/.test(code) || response.status >= 500)
    return `The project ${url} has a fault at the moment: look at status.supabase.com, and try again.`;
  if (refusal.success && [401, 403].includes(response.status))
    return 'SUPABASE_ANON_KEY: the project does not know this key: copy the publishable key again (Project Settings > API Keys).';
  return `SUPABASE_URL: ${url} is not a Supabase project: copy its address again (Project Settings > API).`;
}
