/**
 * npm run check:rename: does what the README says about another name in a copy of the tree (organization.ts, npm run
 * rename, npm run build), looks for the old name in every built file, and signs up for the newsletter. Some minutes.
 */
import { execFileSync, spawn } from 'node:child_process';
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
const name = 'Maple & Tide Charity Partners';
const old = [organization.shortName, organization.email];

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
  if (runs(['check:content']))
    problems.push('The check passes on a name that the database refuses.');
  for (const command of ['rename', 'cards']) {
    if (!runs([command])) problems.push(`npm run ${command} fails.`);
  }
  await visit();
  for (const built of globSync('build/{client,server}/**/*', { cwd: copy })) {
    if (!statSync(join(copy, built)).isFile()) continue;
    const text = readFileSync(join(copy, built), 'latin1');
    for (const former of old) if (text.includes(former)) problems.push(`${built} holds ${former}.`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length === 0)
  console.log('✓ Under another name nothing holds the old one, and signups are taken.');
process.exitCode = problems.length === 0 ? 0 : 1;

function runs(args: readonly string[]): boolean {
  try {
    execFileSync('npm', ['run', '--silent', ...args], { cwd: copy, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts the copy as an owner would, which builds it, and signs up. */
async function visit(): Promise<void> {
  const stack = spawn('npm', ['start', '--silent'], {
    cwd: copy,
    env: { ...process.env, ...ports },
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
    stack.kill('SIGTERM');
    await closed;
  } else problems.push(`npm start failed:\n${said}`);
}
