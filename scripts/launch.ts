import { intro, log, note, outro } from '@clack/prompts';
import { localDay } from '../app/content/local-day.ts';
import { organization } from '../app/content/organization.ts';
import { wranglerVars } from './build/site-url.ts';
import { dateProblems } from './content/date-problems.ts';
import { readContent, readModules } from './content/read-sources.ts';
import { placeholderFindings } from './launch/content-problems.ts';
import { liveFindings } from './launch/live-findings.ts';
import { askWhatIsMissing } from './launch/questions.ts';
import { settingsProblems } from './launch/settings-problems.ts';
import { projectProblem } from './stack/hosted.ts';

/** npm run launch: asks for what is missing, and checks. With --check or without a terminal it only checks; code 1 for faults. */
const checkOnly = process.argv.includes('--check') || !process.stdin.isTTY;
intro('Launch');
if (!checkOnly) await askWhatIsMissing();

// A key that is a secret of the Worker is not in wrangler.toml.
const { SUPABASE_ANON_KEY = wranglerVars().SUPABASE_ANON_KEY } = process.env;
const vars: Readonly<Record<string, unknown>> = { ...wranglerVars(), SUPABASE_ANON_KEY };
const settings = settingsProblems(vars);
const hosted = { url: String(vars.SUPABASE_URL), key: String(vars.SUPABASE_ANON_KEY) };
const project = settings.length > 0 ? undefined : await projectProblem(hosted);
const sources = [...(await readContent()).sources, ...(await readModules()).sources];
const placeholders = placeholderFindings(sources, organization);

const toLookAt = [
  ...placeholders.filter(({ blocks }) => !blocks).map(({ line }) => line),
  ...dateProblems(sources, localDay()),
  ...(await liveFindings(String(vars.SITE_URL))),
];
if (toLookAt.length > 0) {
  log.warn(`${toLookAt.length} to look at; the site may be launched with them:`);
  for (const line of toLookAt) console.log(`! ${line}`);
}
const toFix = [
  ...settings,
  ...(project ? [project] : []),
  ...placeholders.filter(({ blocks }) => blocks).map(({ line }) => line),
];
if (toFix.length > 0) {
  log.error(`${toFix.length} to fix before the launch:`);
  for (const line of toFix) console.log(`✗ ${line}`);
}
if (!checkOnly) note(commandsLeft().join('\n'), 'Left to do, in this order');
outro(
  toFix.length === 0
    ? '✓ Ready to launch: npm run deploy.'
    : 'Fix these, then run npm run launch again.',
);
process.exitCode = toFix.length === 0 ? 0 : 1;

function commandsLeft(): readonly string[] {
  const [reference = 'YOUR_REF'] = URL.parse(hosted.url)?.hostname.split('.') ?? [];
  const migrations = [
    'npx supabase login',
    `npx supabase link --project-ref ${reference}`,
    'npx supabase db push',
  ];
  const token = [
    'once: run supabase/queries/create-notices-token.sql in Supabase’s SQL editor, and put what it shows into',
    '      npx wrangler secret put NOTICES_TOKEN',
  ];
  return [
    'once: npx wrangler login',
    ...(project ? migrations : []),
    ...(vars.NOTICES_TO ? token : []),
    'npm run deploy',
  ];
}
