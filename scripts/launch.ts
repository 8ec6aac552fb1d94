import { intro, log, note, outro } from '@clack/prompts';
import { organization } from '../app/content/organization.ts';
import { localDay } from '../app/text/local-day.ts';
import { wranglerVars } from './build/site-url.ts';
import { readContent, readModules } from './content/read-sources.ts';
import { dateProblems } from './content/text-problems.ts';
import { placeholderProblems } from './launch/content-problems.ts';
import { askWhatIsMissing } from './launch/questions.ts';
import { settingsProblems } from './launch/settings-problems.ts';
import { projectProblem } from './stack/hosted.ts';

/** The header no-transform would also turn off compression. */
const advice =
  'Cloudflare can rewrite pages, which breaks hydration and the Content-Security-Policy. On a domain of your own, turn off Rocket Loader (Speed > Settings), the automatic set-up of Web Analytics, JavaScript Detections (Security > Bots) and Email Address Obfuscation (Scrape Shield, on by default).';

/** npm run launch: asks for what is missing, and checks. With --check, or without a terminal, it only checks. */
const checkOnly = process.argv.includes('--check') || !process.stdin.isTTY;
intro('Launch');
if (!checkOnly) await askWhatIsMissing();

const vars = wranglerVars();
const settings = settingsProblems(vars);
const hosted = { url: String(vars.SUPABASE_URL), key: String(vars.SUPABASE_ANON_KEY) };
const project = settings.length > 0 ? undefined : await projectProblem(hosted);
const sources = [...(await readContent()).sources, ...(await readModules()).sources];
const placeholders = placeholderProblems(sources, organization);

const toLookAt = [
  ...placeholders.filter(({ blocks }) => !blocks).map(({ line }) => line),
  ...dateProblems(sources, localDay()),
  advice,
];
if (toLookAt.length > 0) {
  log.warn(`${toLookAt.length} to look at; they do not stop the launch:`);
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
    'npm run supabase -- login',
    `npm run supabase -- link --project-ref ${reference}`,
    'npm run supabase -- db push --remote',
  ];
  const token = [
    'once: run supabase/queries/create-notices-token.sql in Supabase’s SQL editor, and put what it shows into',
    '      npx wrangler secret put NOTICES_TOKEN',
  ];
  const secrets = [
    'once, so that a push to main publishes by itself: two secrets of the repository at GitHub',
    '      (Settings > Secrets and variables > Actions)',
    '      CLOUDFLARE_API_TOKEN    dash.cloudflare.com/profile/api-tokens, template Edit Cloudflare Workers',
    '      CLOUDFLARE_ACCOUNT_ID   npx wrangler whoami',
  ];
  return [
    'once: npx wrangler login',
    ...(project ? migrations : []),
    ...(vars.NOTICES_TO ? token : []),
    'npm run deploy',
    ...secrets,
  ];
}
