import { execa } from 'execa';
import { quiet } from '../stack/processes.ts';

const token = [
  'run supabase/queries/create-notices-token.sql in Supabase’s SQL editor, and put what it shows into',
  'npx wrangler secret put NOTICES_TOKEN',
];

/** What is left to be done with the owner's accounts, a line each; what is seen to be done already is left out. */
export async function nextCommands(
  { SUPABASE_URL, NOTICES_TO }: Readonly<Record<string, unknown>>,
  projectLacksMigrations: boolean,
): Promise<readonly string[]> {
  const loggedIn = await succeeds(['whoami', '--json'], '');
  const hasToken = loggedIn && (await succeeds(['secret', 'list'], 'NOTICES_TOKEN'));
  const [reference = 'YOUR_REF'] = URL.parse(String(SUPABASE_URL))?.hostname.split('.') ?? [];
  const migrations = [
    'npx supabase login',
    `npx supabase link --project-ref ${reference}`,
    'npx supabase db push',
  ];
  return [
    ...(loggedIn ? [] : ['npx wrangler login']),
    ...(projectLacksMigrations ? migrations : []),
    ...(NOTICES_TO && !hasToken ? token : []),
    'npm run deploy',
  ];
}

/** Whether Wrangler ends well and says these words; false too without a network. */
async function succeeds(args: readonly string[], words: string): Promise<boolean> {
  const { exitCode, stdout } = await execa('wrangler', args, {
    preferLocal: true,
    stdin: 'ignore',
    env: quiet,
    timeout: 15_000,
    reject: false,
  });
  return exitCode === 0 && stdout.includes(words);
}
