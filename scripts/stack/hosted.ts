import * as v from 'valibot';

/** A Supabase by its address, asked with the visitors' key. */
export interface Project {
  readonly url: string;
  readonly key: string;
}

/** How a project answered: `refused` when it does not know the key, `closed` when PostgreSQL denies the visitors' role. */
type Answer = 'ok' | 'silent' | 'refused' | 'closed' | 'failed';

const RefusalSchema = v.fallback(v.object({ code: v.optional(v.string()) }), {});

/** Sends one request to the project's REST interface, such as `jobs?select=id&limit=1`. Never throws. */
export async function askProject({ url, key }: Project, query: string): Promise<Answer> {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/${query}`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (response.ok) return 'ok';
    const { code } = v.parse(RefusalSchema, await response.json().catch(() => ({})));
    if (code === '42501') return 'closed';
    return response.status === 401 && code === undefined ? 'refused' : 'failed';
  } catch {
    return 'silent';
  }
}

/** Says, in lines that stand out, that no local Supabase is started, and whether the one in .dev.vars answers. */
export async function sayWhetherItAnswers(project: Project): Promise<void> {
  const failed = 'It answers with an error: have the migrations been sent (npx supabase db push)?';
  const states = {
    ok: 'It answers. What you send through the forms is stored there.',
    refused: 'It refuses the key: copy the publishable key into SUPABASE_ANON_KEY again.',
    silent: 'It does not answer: is the address right, and the project not paused?',
    closed: failed,
    failed,
  };
  console.log(`
! .dev.vars names ${project.url} with a key that is not the local one: no local Supabase is started.
! ${states[await askProject(project, 'jobs?select=id&limit=1')]}
! For the local Supabase, delete .dev.vars and start again.
`);
}
