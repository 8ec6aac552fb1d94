import * as v from 'valibot';

interface Project {
  readonly url: string;
  readonly key: string;
}

/** The newest function of the migrations, with a token that nobody has: it writes nothing. */
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
    // PostgreSQL denies what is there.
    if (response.ok || code === '42501') return 'ok';
    return response.status === 401 && code === undefined ? 'refused' : 'lacks';
  } catch {
    return 'silent';
  }
}

/** Says, in lines that stand out, that no local Supabase is started, and whether the one in .dev.vars answers. */
export async function sayWhetherItAnswers(project: Project): Promise<void> {
  const states = {
    ok: 'It answers. What you send through the forms is stored there.',
    refused: 'It refuses the key: copy the publishable key into SUPABASE_ANON_KEY again.',
    silent: 'It does not answer: is the address right, and the project not paused?',
    lacks: 'It answers with an error: have the migrations been sent (npx supabase db push)?',
  };
  console.log(`
! .dev.vars names ${project.url} with a key that is not the local one: no local Supabase is started.
! ${states[await askProject(project)]}
! For the local Supabase, delete .dev.vars and start again.
`);
}

/** What the hosted project lacks, in a sentence; undefined when it has everything. */
export async function projectProblem(project: Project): Promise<string | undefined> {
  const sentences = {
    ok: undefined,
    refused:
      'The project does not know SUPABASE_ANON_KEY: copy the publishable key again (Project Settings > API).',
    silent: `${project.url} does not answer: check SUPABASE_URL in wrangler.toml, and that the project is not paused.`,
    lacks:
      'The project lacks migrations: send them with npx supabase db push (npx supabase migration list shows which).',
  };
  return sentences[await askProject(project)];
}
