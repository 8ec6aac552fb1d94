import { askProject, type Project } from '../stack/hosted.ts';

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
    const answer = await askProject(project, query);
    if (answer.kind === 'silent') {
      return [
        `${project.url} does not answer: check SUPABASE_URL in wrangler.toml, and that the project is not paused.`,
      ];
    }
    if (answer.kind === 'refused') {
      return [
        'The project does not know SUPABASE_ANON_KEY: copy the publishable key again (Project Settings > API).',
      ];
    }
    // 42501: the function is there and closed to visitors.
    const closed = answer.kind === 'failed' && answer.code === '42501' && query.startsWith('rpc/');
    if (answer.kind === 'failed' && !closed) lacking.push(what);
  }
  return lacking.length === 0
    ? []
    : [
        `The project lacks ${lacking.join(', ')}: send the migrations with npx supabase db push (npx supabase migration list shows which).`,
      ];
}
