import * as v from 'valibot';

interface Project {
  readonly url: string;
  readonly key: string;
}

/** How a project answered: `refused` when it does not know the key, `lacks` when what was asked for is not there for visitors. */
type Answer = 'ok' | 'silent' | 'refused' | 'lacks';

const RefusalSchema = v.fallback(v.object({ code: v.optional(v.string()) }), {});

/** Sends one request to the project's REST interface, such as `jobs?select=id&limit=1`. Never throws. */
async function askProject({ url, key }: Project, query: string): Promise<Answer> {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/${query}`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (response.ok) return 'ok';
    const { code } = v.parse(RefusalSchema, await response.json().catch(() => ({})));
    // A function that is closed to visitors is there.
    if (code === '42501' && query.startsWith('rpc/')) return 'ok';
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
! ${states[await askProject(project, 'jobs?select=id&limit=1')]}
! For the local Supabase, delete .dev.vars and start again.
`);
}

/** What the migrations bring, the oldest first, each with a question that writes nothing: functions get a token that nobody has. */
const brought = {
  'the columns of jobs': 'jobs?select=closes_at,accommodation&limit=1',
  posting_findings: 'rpc/posting_findings',
  unsubscribe: 'rpc/unsubscribe?token=00000000-0000-0000-0000-000000000000',
  claim_notices: 'rpc/claim_notices?token=',
} as const;

/** What the hosted project lacks, a sentence each: asks it with the visitors' key, and writes nothing. */
export async function projectProblems(project: Project): Promise<readonly string[]> {
  const questions = Object.entries(brought).map(async ([what, query]) => ({
    what,
    answer: await askProject(project, query),
  }));
  const answers = await Promise.all(questions);
  if (answers.some(({ answer }) => answer === 'silent')) {
    return [
      `${project.url} does not answer: check SUPABASE_URL in wrangler.toml, and that the project is not paused.`,
    ];
  }
  if (answers.some(({ answer }) => answer === 'refused')) {
    return [
      'The project does not know SUPABASE_ANON_KEY: copy the publishable key again (Project Settings > API).',
    ];
  }
  const lacking = answers.filter(({ answer }) => answer === 'lacks').map(({ what }) => what);
  if (lacking.length === 0) return [];
  return [
    `The project lacks ${lacking.join(', ')}: send the migrations with npx supabase db push (npx supabase migration list shows which).`,
  ];
}
