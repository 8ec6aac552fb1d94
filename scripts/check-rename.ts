/**
 * npm run check:rename: does what the README says about another name in a copy of the tree (organization.ts, npm run
 * rename, npm run cards, npm start), looks for the old name in every built file and in what the cards say, and signs up for
 * the newsletter. Some minutes: 49 cards are drawn.
 */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { organization } from '../app/content/organization.ts';
import { TreeCopy } from './copy/tree-copy.ts';

const name = 'Maple & Tide Charity Partners';
/** In small letters; the name begins with its short form. */
const old = [organization.shortName, organization.email].map((text) => text.toLowerCase());

const copy = new TreeCopy('rename');
const problems: string[] = [];
try {
  const file = 'app/content/organization.ts';
  const renamed = copy
    .read(file)
    .replaceAll(organization.name, name)
    .replaceAll(organization.email, 'hello@maple-tide.example')
    .replaceAll(`'${organization.shortName}'`, "'Maple & Tide'");
  copy.write(file, renamed);
  // As npm run rename says at its end: these two are the Worker's and the package's names, which no visitor sees.
  copy.replace('wrangler.toml', /^name = "[\w-]+"/m, 'name = "maple-tide"');
  copy.replace('package.json', /"name": "[\w-]+"/, '"name": "maple-tide"');
  console.log('▸ Renaming a copy of the project: some minutes…');
  asksFor('npm run rename');
  run('rename');
  asksFor('npm run cards');
  console.log('▸ Drawing every social card…');
  run('cards');
  await visit();
  for (const built of globSync('build/{client,server}/**/*', { cwd: copy.folder })) lookInto(built);
  lookInto('illustrations/drawn.json');
} finally {
  copy.delete();
}
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  problems.length === 0
    ? '✓ Under another name nothing holds the old one, and signups are taken.'
    : '\nLet what holds a name take it from app/content/organization.ts, and run this again.',
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Runs a command of the copy, and notes as a problem that it failed. */
function run(command: string): string {
  const { ok, said } = copy.npm(command);
  if (!ok) problems.push(`npm run ${command} fails:\n${said}`);
  return said;
}

/** The content's check has to name the command that is still to be run. */
function asksFor(command: string): void {
  if (copy.npm('check:content').said.includes(command)) return;
  problems.push(`The check of the content does not ask for ${command}.`);
}

/** Looks for the old name in a file of the copy; a picture's words are in drawn.json. */
function lookInto(file: string): void {
  if (!statSync(join(copy.folder, file)).isFile()) return;
  const text = copy.read(file).toLowerCase();
  for (const former of old) if (text.includes(former)) problems.push(`${file} holds ${former}.`);
}

/** Starts the copy as an owner would, which builds it, and signs up. */
async function visit(): Promise<void> {
  console.log('▸ Building and starting it, and signing up…');
  const { origin, stop } = await copy.start();
  try {
    const body = new URLSearchParams({ email: 'reader@charity.example' });
    const headers = { origin };
    const answer = await fetch(`${origin}/newsletter`, { method: 'POST', body, headers });
    if (!answer.ok) problems.push(`A signup is answered with ${answer.status}.`);
    if (!run('db:show newsletter_signups').includes('reader@charity.example')) {
      problems.push('The signup is not in the table.');
    }
    const terms = await (await fetch(`${origin}/terms-conditions`)).text();
    if (!terms.includes('Maple &#x26; Tide Charity Partners')) {
      problems.push('The terms do not hold the new name.');
    }
  } finally {
    await stop();
  }
}
