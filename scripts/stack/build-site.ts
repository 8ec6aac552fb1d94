import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { siteUrlAtBuild } from '../build/site-url.ts';
import { StackError } from './command.ts';
import { start } from './processes.ts';

const stamp = 'build/stamp';

const inputs = [
  '{app,public,scripts,workers,supabase/migrations}/**/*',
  'illustrations/drawn.json',
  '*.{ts,toml,json}',
];

/** `verbose` shows the bundler's lines though it succeeds; `onlyWhenChanged` leaves a build of the present sources alone. */
interface BuildOptions {
  readonly verbose: boolean;
  readonly onlyWhenChanged?: boolean;
}

/** Checks the content and builds the site into build/. Throws {@link StackError} when either fails. */
export async function buildSite({ verbose, onlyWhenChanged }: BuildOptions): Promise<void> {
  const present = inputsHash();
  if (onlyWhenChanged && existsSync(stamp) && readFileSync(stamp, 'utf8') === present) {
    console.log('▸ The site is built already: nothing changed since.');
    return;
  }
  siteUrlAtBuild();
  console.log('▸ Building the site (about a minute)…');
  const started = Date.now();
  // A build that is broken off counts for nothing.
  writeStamp('');
  const check = await start('node', ['scripts/check-content.ts']);
  if (check.exitCode !== 0) {
    throw new StackError('The content has faults: fix what the lines above say and try again.');
  }
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  const { exitCode } = await start('react-router', ['build'], verbose ? {} : { onLine });
  if (exitCode !== 0) {
    for (const line of lines) console.error(line);
    throw new StackError('The build failed: fix what the lines above say and try again.');
  }
  writeStamp(present);
  console.log(`✓ Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function inputsHash(): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  for (const file of globSync(inputs).sort()) {
    if (statSync(file).isFile()) hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function writeStamp(inputs: string): void {
  mkdirSync('build', { recursive: true });
  writeFileSync(stamp, inputs);
}
