import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

interface Project {
  readonly url: string;
  readonly key: string;
}

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

type Fault = 'address' | 'key' | 'paused' | 'down' | 'silent' | 'migrations';

/** Only an answer that a Supabase project alone gives counts: any other server may answer 200 or 401. */
async function faultOf({ url, key }: Project): Promise<Fault | undefined> {
  const address = `${url.replace(/\/+$/, '')}/rest/v1/rpc/schema_version`;
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const signal = AbortSignal.timeout(10_000);
  // fetch tells a wrong name, a refused connection and a time limit apart in no documented way.
  const silent = () => undefined;
  const response = await fetch(address, { headers, redirect: 'manual', signal }).catch(silent);
  const text = await response?.text().catch(silent);
  if (!response || text === undefined) return 'silent';
  if (response.status === 540) return 'paused';
  const refusal = v.safeParse(RefusalSchema, text);
  const { code = '' } = refusal.success ? refusal.output : {};
  const version = /^"(\d+)"$/.exec(text.trim())?.[1];
  // A newer database is no fault: migrations keep what older code uses.
  if (response.ok && version) return version >= newest() ? undefined : 'migrations';
  // PostgREST: no such function; it cannot reach the database; the key's signature or term is wrong.
  if (code === 'PGRST202') return 'migrations';
  if (/^PGRST00\d$/.test(code) || response.status >= 500) return 'down';
  if (refusal.success && [401, 403].includes(response.status)) return 'key';
  return 'address';
}

const sentences: Readonly<Record<Fault, (url: string) => string>> = {
  address: (url) =>
    `SUPABASE_URL: ${url} is not a Supabase project: copy its address again (Project Settings > API).`,
  key: () =>
    'SUPABASE_ANON_KEY: the project does not know this key: copy the publishable key again (Project Settings > API Keys).',
  paused: (url) =>
    `The project ${url} is paused: open it at supabase.com/dashboard and choose Resume project.`,
  down: (url) =>
    `The project ${url} has a fault at the moment: look at status.supabase.com and at the project's health, and try again.`,
  silent: (url) =>
    `SUPABASE_URL: ${url} does not answer: check its letters, your connection, and that the project still exists and is not paused.`,
  migrations: () =>
    'The project lacks migrations: apply them with npm run db:push (npm run supabase -- migration list --remote shows which).',
};

/** What keeps the project from working, in a sentence, which begins with a variable's name when that is wrong. */
export async function projectProblem(project: Project) {
  const fault = await faultOf(project);
  return fault && { fault, sentence: sentences[fault](project.url) };
}

/** Prints that no local Supabase is started, and whether the one in .dev.vars works. */
export async function sayWhetherItAnswers(project: Project): Promise<void> {
  const works = 'It answers. What you send through the forms is stored there.';
  console.log(`
! .dev.vars names ${project.url} with a key that is not the local one: no local Supabase is started.
! ${(await projectProblem(project))?.sentence ?? works}
! For the local Supabase, delete .dev.vars and start again.
`);
}
