import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const stamp = 'build/stamp';

/** Leads wrangler dev from wrangler.toml to the build. */
const pointer = '.wrangler/deploy/config.json';

const inputs = ['{app,public,scripts,workers,supabase/migrations}/**/*', '*.{ts,toml,json}'];

/** A hash of everything that the build is made from. */
export function inputsHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs).sort()) {
    if (statSync(file).isFile()) hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** True when there is a build of the sources as they are now, and wrangler finds it. */
export function buildIsCurrent(): boolean {
  return [stamp, pointer].every(existsSync) && readFileSync(stamp, 'utf8') === inputsHash();
}

/** Notes what a build was made from: '' while it is not finished. */
export function writeStamp(hash: string): void {
  mkdirSync('build', { recursive: true });
  writeFileSync(stamp, hash);
}
