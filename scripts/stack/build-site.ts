import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { siteUrlAtBuild } from '../build/site-url.ts';
import { StackError } from './command.ts';
import { run, start } from './processes.ts';

/** Holds the hash of what the present build was made from. */
const stamp = 'build/stamp';

const inputs = [
  '{app,public,scripts,workers,supabase/migrations}/**/*',
  'illustrations/drawn.json',
  '*.{ts,toml,json}',
];

/** `verbose` shows every line of the bundler, which are otherwise shown only when the build fails. */
export interface BuildOptions {
  readonly verbose: boolean;
  /** Leaves a build alone that is of the present sources. */
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
  if (!(await run('node', ['scripts/check-content.ts']))) {
    throw new StackError('The content has faults: fix what the lines above say and try again.');
  }
  const lines: string[] = [];
  const keep = { onLine: (line: string) => void lines.push(line) };
  const { exitCode } = await start('react-router', ['build'], verbose ? {} : keep);
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
