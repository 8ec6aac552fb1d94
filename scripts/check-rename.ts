/**
 * npm run check:rename: does what the README says about another name in a copy of the tree (organization.ts, npm run
 * rename, npm run cards, npm start), looks for the old name in every built file and in what the cards say, and signs up for
 * the newsletter. Some minutes: 49 cards are drawn.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organization } from '../app/content/organization.ts';

const ports = { PORT: '18787', SUPABASE_PORT: '18321' };
const env = { ...process.env, ...ports };
const name = 'Maple & Tide Charity Partners';
/** In small letters; the name begins with its short form. */
const old = [organization.shortName, organization.email].map((text) => text.toLowerCase());

const copy = mkdtempSync(join(tmpdir(), 'rename-'));
const problems: string[] = [];
try {
  for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')) {
    if (file) cpSync(file, join(copy, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  const file = join(copy, 'app/content/organization.ts');
  const renamed = readFileSync(file, 'utf8')
    .replaceAll(organization.name, name)
    .replaceAll(organization.email, 'hello@maple-tide.example')
    .replaceAll(`'${organization.shortName}'`, "'Maple & Tide'");
  writeFileSync(file, renamed);
  // As npm run rename says at its end: these two are the Worker's and the package's names, which no visitor sees.
  for (const named of ['wrangler.toml', 'package.json']) {
    const path = join(copy, named);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/(name"? ?[=:] )"[\w-]+"/, '$1"maple-tide"'),
    );
  }
  stopsNaming('npm run rename');
  runs('rename');
  stopsNaming('npm run cards');
  runs('cards');
  await visit();
  for (const built of globSync('build/{client,server}/**/*', { cwd: copy })) lookInto(built);
  lookInto('illustrations/drawn.json');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length === 0)
  console.log('✓ Under another name nothing holds the old one, and signups are taken.');
process.exitCode = problems.length === 0 ? 0 : 1;

/** Runs a command of the copy; gives what it said, and notes as a problem that it failed unless it `mayFail`. */
function runs(command: string, { mayFail = false } = {}): string {
  const args = ['run', '--silent', ...command.split(' ')];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: copy, env, encoding: 'utf8' });
  const said = `${stdout}${stderr}`;
  if (status !== 0 && !mayFail) problems.push(`npm run ${command} fails:\n${said}`);
  return said;
}

/** The content's check has to name the command that is still to be run. */
function stopsNaming(command: string): void {
  if (runs('check:content', { mayFail: true }).includes(command)) return;
  problems.push(`The check of the content does not ask for ${command}.`);
}

/** Looks for the old name in a file of the copy; a picture's words are in drawn.json. */
function lookInto(file: string): void {
  if (!statSync(join(copy, file)).isFile()) return;
  const text = readFileSync(join(copy, file), 'utf8').toLowerCase();
  for (const former of old) if (text.includes(former)) problems.push(`${file} holds ${former}.`);
}

/** Starts the copy as an owner would, which builds it, and signs up. */
async function visit(): Promise<void> {
  const stack = spawn('npm', ['start', '--silent'], {
    cwd: copy,
    env,
  });
  let said = '';
  const ready = new Promise<void>((resolve) => {
    stack.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Open the site')) resolve();
    });
  });
  stack.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const closed = once(stack, 'close');
  await Promise.race([ready, closed]);
  if (stack.exitCode === null) {
    const origin = `http://127.0.0.1:${ports.PORT}`;
    const body = new URLSearchParams({ email: 'reader@charity.example' });
    const answer = await fetch(`${origin}/newsletter`, {
      method: 'POST',
      body,
      headers: { origin },
    });
    if (!answer.ok) problems.push(`A signup is answered with ${answer.status}.`);
    if (!runs('db:show newsletter_signups').includes('reader@charity.example')) {
      problems.push('The signup is not in the table.');
    }
    const terms = await (await fetch(`${origin}/terms-conditions`)).text();
    if (!terms.includes('Maple &#x26; Tide Charity Partners')) {
      problems.push('The terms do not hold the new name.');
    }
    stack.kill('SIGTERM');
    await closed;
  } else problems.push(`npm start failed:\n${said}`);
}
