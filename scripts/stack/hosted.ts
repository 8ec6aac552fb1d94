import * as v from 'valibot';

interface Project {
  readonly url: string;
  readonly key: string;
}

/** The newest function of the migrations. The token is nobody's, so that it is refused and changes nothing. */
const newest = 'rpc/claim_notices?token=';

const RefusalSchema = v.fallback(v.object({ code: v.optional(v.string()) }), {});

/** How a project answers: `refused` when it does not know the key, `lacks` when migrations are missing. */
async function askProject({ url, key }: Project) {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/${newest}`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(10_000),
    });
    const { code } = v.parse(RefusalSchema, await response.json().catch(() => ({})));
    // 42501: the function exists, and refuses.
    if (response.ok || code === '42501') return 'ok';
    return response.status === 401 && code === undefined ? 'refused' : 'lacks';
  } catch {
    return 'silent';
  }
}

/** What keeps the project from working, in a sentence; undefined when nothing does. */
export async function projectProblem(project: Project): Promise<string | undefined> {
  const sentences = {
    ok: undefined,
    refused:
      'The project does not know SUPABASE_ANON_KEY: copy the publishable key again (Project Settings > API).',
    silent: `${project.url} does not answer: check SUPABASE_URL, and that the project is not paused.`,
    lacks:
      'The project lacks migrations: apply them with npm run supabase -- db push --remote (npm run supabase -- migration list --remote shows which).',
  };
  return sentences[await askProject(project)];
}

/** Prints that no local Supabase is started, and whether the one in .dev.vars works. */
export async function sayWhetherItAnswers(project: Project): Promise<void> {
  const works = 'It answers. What you send through the forms is stored there.';
  console.log(`
! .dev.vars names ${project.url} with a key that is not the local one: no local Supabase is started.
! ${(await projectProblem(project)) ?? works}
! For the local Supabase, delete .dev.vars and start again.
`);
}
