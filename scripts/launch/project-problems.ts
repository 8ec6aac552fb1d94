import { askProject, type Project } from '../stack/hosted.ts';

/** What the migrations bring, the oldest first, each with a question that writes nothing: functions get a token that nobody has. */
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
    if (answer === 'silent') {
      return [
        `${project.url} does not answer: check SUPABASE_URL in wrangler.toml, and that the project is not paused.`,
      ];
    }
    if (answer === 'refused') {
      return [
        'The project does not know SUPABASE_ANON_KEY: copy the publishable key again (Project Settings > API).',
      ];
    }
    // A function that is closed to visitors is there.
    if (answer === 'failed' || (answer === 'closed' && query.startsWith('jobs')))
      lacking.push(what);
  }
  if (lacking.length === 0) return [];
  return [
    `The project lacks ${lacking.join(', ')}: send the migrations with npx supabase db push (npx supabase migration list shows which).`,
  ];
}
