import { readFileSync } from 'node:fs';
import { intro, log, note, outro } from '@clack/prompts';
import { organization } from '../app/content/organization.ts';
import { wranglerVars } from './build/site-url.ts';
import { readContent, readMarkdown } from './content/read-sources.ts';
import { contentFindings, type Finding } from './launch/content-problems.ts';
import { liveFindings } from './launch/live-findings.ts';
import { nextCommands } from './launch/next-commands.ts';
import { askWhatIsMissing } from './launch/questions.ts';
import { settingsProblems } from './launch/settings-problems.ts';
import { projectProblems } from './stack/hosted.ts';

/**
 * npm run launch: asks for missing settings, checks them, the texts, the hosted project and the live site, and lists the
 * commands that are left. With --check, or without a terminal, it only checks; code 1 when something must be fixed.
 */
const checkOnly = process.argv.includes('--check') || !process.stdin.isTTY;
intro('Launch');
if (!checkOnly) await askWhatIsMissing();

const { SITE_URL, SUPABASE_ANON_KEY } = process.env;
const vars: Record<string, unknown> = {
  ...wranglerVars(),
  ...(SUPABASE_ANON_KEY && { SUPABASE_ANON_KEY }),
};
const settings = settingsProblems(vars, SITE_URL);
const hosted = { url: String(vars.SUPABASE_URL), key: String(vars.SUPABASE_ANON_KEY) };
const project = settings.length > 0 ? [] : await projectProblems(hosted);
const findings: readonly Finding[] = [
  ...[...settings, ...project].map((line) => ({ line, blocks: true })),
  ...contentFindings({
    sources: [...(await readContent()).sources, ...readMarkdown().sources],
    facts: organization,
    now: new Date(),
    read: (file) => readFileSync(file, 'utf8'),
  }),
  ...(await liveFindings(String(vars.SITE_URL))),
];

const toLookAt = findings.filter(({ blocks }) => !blocks);
if (toLookAt.length > 0) {
  log.warn(`${toLookAt.length} to look at; the site may be launched with them:`);
  for (const { line } of toLookAt) console.log(`! ${line}`);
}
const toFix = findings.filter(({ blocks }) => blocks);
if (toFix.length > 0) {
  log.error(`${toFix.length} to fix before the launch:`);
  for (const { line } of toFix) console.log(`✗ ${line}`);
}
if (!checkOnly) {
  const commands = await nextCommands(vars, project.length > 0);
  note(commands.join('\n'), 'Left to do, in this order');
}
outro(
  toFix.length === 0
    ? '✓ Ready to launch: npm run deploy.'
    : 'Fix these, then run npm run launch again.',
);
process.exitCode = toFix.length === 0 ? 0 : 1;
