import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { StackError } from './fail.ts';
import { run, start } from './processes.ts';

const stamp = 'build/stamp.json';
const StampSchema = v.object({ inputs: v.string(), seconds: v.number() });

/** What the built site is made from and checked against. */
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

/**
 * Checks the content and builds the site into build/. Throws {@link StackError} when either fails; what is wrong has been
 * said by then.
 */
export async function buildSite({ verbose, onlyWhenChanged }: BuildOptions): Promise<void> {
  const before = readStamp();
  const present = inputsHash();
  if (onlyWhenChanged && before?.inputs === present) {
    console.log('▸ The site is built already: nothing changed since.');
    return;
  }
  // A wrong address is said before anything is built. Loads Wrangler, which takes a second: only where there is work.
  const { siteUrlAtBuild } = await import('../build/site-url.ts');
  siteUrlAtBuild();
  const expected = before ? `about ${before.seconds} s, as last time` : 'about a minute';
  console.log(`▸ Building the site (${expected})…`);
  const started = Date.now();
  // A build that is broken off counts for nothing.
  writeStamp('', before?.seconds ?? 60);
  if (!(await run('node', ['scripts/check-content.ts']))) {
    throw new StackError('The content has faults: fix what the lines above say and try again.');
  }
  if (!(await bundle(verbose))) {
    throw new StackError('The build failed: fix what the lines above say and try again.');
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  writeStamp(present, seconds);
  console.log(`✓ Built in ${seconds} s.`);
}

async function bundle(verbose: boolean): Promise<boolean> {
  const lines: string[] = [];
  const keep = (line: string) => lines.push(line);
  const child = start(
    'react-router',
    ['build'],
    verbose ? {} : { onLine: keep, onErrorLine: keep },
  );
  const [code] = await once(child, 'close');
  if (code !== 0) for (const line of lines) console.error(line);
  return code === 0;
}

function inputsHash(): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  for (const file of globSync(inputs).sort()) {
    if (!statSync(file).isFile()) continue;
    hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function readStamp(): v.InferOutput<typeof StampSchema> | undefined {
  if (!existsSync(stamp) || !existsSync('build/server/wrangler.json')) return undefined;
  return v.parse(StampSchema, JSON.parse(readFileSync(stamp, 'utf8')));
}

function writeStamp(inputs: string, seconds: number): void {
  mkdirSync('build', { recursive: true });
  writeFileSync(stamp, JSON.stringify({ inputs, seconds }));
}
