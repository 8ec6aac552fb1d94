import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { confirm, intro, log, note, outro } from '@clack/prompts';
import * as v from 'valibot';
import { organization } from '../app/content/organization.ts';
import { localDay } from '../app/text/local-day.ts';
import { wranglerConfig } from './build/site-url.ts';
import { readContent } from './content/read-sources.ts';
import { agedProblems, placeholderProblems } from './launch/content-problems.ts';
import { answered, askWhatIsMissing } from './launch/questions.ts';
import { projectReference, settingsProblems } from './launch/settings-problems.ts';
import { projectProblem } from './stack/hosted.ts';

/** The header no-transform would also turn off compression. */
const advice =
  'Cloudflare can rewrite pages, which breaks hydration and the Content-Security-Policy. On a domain of your own, turn off Rocket Loader (Speed > Settings), the automatic set-up of Web Analytics, JavaScript Detections (Security > Bots) and Email Address Obfuscation (Scrape Shield, on by default).';

/** The placeholders that the launch asked about: the day on which somebody wanted to publish each as it is, or '' for no. */
const keptFile = 'scripts/launch/kept.json';
const KeptSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** npm run launch: asks for what is missing, and checks. With --check, or without a terminal, it only checks. */
const checkOnly = process.argv.includes('--check') || !process.stdin.isTTY;
intro('Launch');
if (!checkOnly) await askWhatIsMissing();

const { vars, name = '', routes = [] } = wranglerConfig();
const domains = routes.map((route) => (typeof route === 'string' ? route : route.pattern));
const settings = settingsProblems(vars, { name, domains });
const hosted = { url: String(vars.SUPABASE_URL), key: String(vars.SUPABASE_ANON_KEY) };
const project = settings.length > 0 ? undefined : await projectProblem(hosted);
const { sources } = await readContent();
const today = localDay();
const problems = [
  ...placeholderProblems(sources, organization),
  ...agedProblems(sources, today, organization),
];
const kept = checkOnly ? readKept() : await askToKeep();
const groups = Map.groupBy(problems, ({ weight, key }) => {
  if (weight !== 'confirm' || !kept) return weight;
  // What was written or has passed since the launch must not stop the publication of something else.
  if (!(key in kept)) return 'look';
  return kept[key] ? 'kept' : 'confirm';
});
const linesOf = (group: string) => (groups.get(group) ?? []).map(({ line }) => line);
const standing = linesOf('kept').length;
if (standing > 0) log.info(`${standing} placeholders stand on the site, as was confirmed.`);

const toLookAt = [...linesOf('look'), advice];
log.warn(`${toLookAt.length} to look at; they do not stop the launch:`);
for (const line of toLookAt) console.log(`! ${line}`);

const toFix = [
  ...settings,
  ...(project ? [project.sentence] : []),
  ...linesOf('fix'),
  ...linesOf('confirm').map((line) => `${line}, or confirm it in npm run launch`),
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

/** Undefined before the first launch. */
function readKept() {
  return existsSync(keptFile) ? v.parse(KeptSchema, readFileSync(keptFile, 'utf8')) : undefined;
}

/** Asks about each that nobody has confirmed yet, and forgets those that are gone. */
async function askToKeep() {
  const toKeep = problems.filter(({ weight }) => weight === 'confirm');
  const before = readKept() ?? {};
  const answers = Object.fromEntries(toKeep.map(({ key }) => [key, before[key] ?? '']));
  for (const { key, line } of toKeep) {
    writeFileSync(keptFile, `${JSON.stringify(answers, null, 2)}\n`);
    const message = `${line}. Publish it as it is?`;
    if (!answers[key] && (await answered(confirm({ message, initialValue: false }))))
      answers[key] = today;
  }
  writeFileSync(keptFile, `${JSON.stringify(answers, null, 2)}\n`);
  return answers;
}

function commandsLeft(): readonly string[] {
  const reference = projectReference(hosted.url) ?? 'YOUR_REF';
  const migrations = [
    'npm run supabase -- login',
    `npm run supabase -- link --project-ref ${reference}`,
    'npm run db:push',
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
    ...(settings.length > 0 || project ? migrations : []),
    ...(vars.NOTICES_TO ? token : []),
    'npm run deploy',
    ...secrets,
  ];
}
