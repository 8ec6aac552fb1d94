import * as v from 'valibot';

/** A Supabase by its address, asked with the visitors' key. */
export interface Project {
  readonly url: string;
  readonly key: string;
}

/** How a project answered: `refused` when it does not know the key, `code` when PostgREST itself refused. */
export type Answer =
  | { readonly kind: 'ok' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly status: number; readonly code?: string | undefined };

const RefusalSchema = v.fallback(v.object({ code: v.optional(v.string()) }), {});

/** Sends one request to the project's REST interface, such as `jobs?select=id&limit=1`. Never throws. */
export async function askProject({ url, key }: Project, query: string): Promise<Answer> {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/${query}`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (response.ok) return { kind: 'ok' };
    const { code } = v.parse(RefusalSchema, await response.json().catch(() => ({})));
    if (response.status === 401 && code === undefined) return { kind: 'refused' };
    return { kind: 'failed', status: response.status, code };
  } catch {
    return { kind: 'silent' };
  }
}

/** Says, in lines that stand out, that no local Supabase is started, and whether the one in .dev.vars answers. */
export async function sayWhetherItAnswers(project: Project): Promise<void> {
  const answer = await askProject(project, 'jobs?select=id&limit=1');
  const states = {
    ok: 'It answers. What you send through the forms is stored there.',
    refused: 'It refuses the key: copy the publishable key into SUPABASE_ANON_KEY again.',
    silent: 'It does not answer: is the address right, and the project not paused?',
    failed: 'It answers with an error: have the migrations been sent (npx supabase db push)?',
  };
  console.log(`
! .dev.vars names ${project.url} with a key that is not the local one: no local Supabase is started.
! ${states[answer.kind]}
! For the local Supabase, delete .dev.vars and start again.
`);
}
