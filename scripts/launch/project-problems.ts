import * as v from 'valibot';

/** Where the hosted project is, and what it has to hold. */
export interface Project {
  readonly url: string;
  readonly key: string;
}

const RefusalSchema = v.object({ code: v.optional(v.string()) });

/**
 * What the migrations bring that a visitor's key can ask about, the oldest first, without writing anything: a function is
 * called with a token that nobody has. Migrations are sent in order, so the last ones stand for those between.
 */
const brought = {
  'the columns of jobs': 'jobs?select=closes_at,accommodation&limit=1',
  posting_findings: 'rpc/posting_findings',
  unsubscribe: 'rpc/unsubscribe?token=00000000-0000-0000-0000-000000000000',
  claim_notices: 'rpc/claim_notices?token=',
} as const;

/** What the hosted project lacks, a sentence each: asks it with the visitors' key, and writes nothing. */
export async function projectProblems(project: Project): Promise<readonly string[]> {
  const lacking: string[] = [];
  for (const [what, query] of Object.entries(brought)) {
    const answer = await ask(project, query);
    if (!answer) {
      return [
        `${project.url} does not answer: check SUPABASE_URL in wrangler.toml, and that the project is not paused.`,
      ];
    }
    // PostgREST's own refusals have a code: 42501 for what is there and closed to visitors.
    const { code } = v.parse(v.fallback(RefusalSchema, {}), answer.body);
    if (answer.status === 401 && code === undefined) {
      return [
        'The project does not know SUPABASE_ANON_KEY: copy the publishable key again (Project Settings > API).',
      ];
    }
    const closed = query.startsWith('rpc/') && code === '42501';
    if (!answer.ok && !closed) lacking.push(what);
  }
  return lacking.length === 0
    ? []
    : [
        `The project lacks ${lacking.join(', ')}: send the migrations with npx supabase db push (npx supabase migration list shows which).`,
      ];
}

async function ask({ url, key }: Project, query: string) {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/${query}`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    return { ok: response.ok, status: response.status, body: readJson(text) };
  } catch {
    return undefined;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
