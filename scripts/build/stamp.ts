import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { localDay } from '../../app/content/local-day.ts';

const stamp = 'build/stamp';

/** Leads wrangler dev from wrangler.toml to the build. */
const pointer = '.wrangler/deploy/config.json';

const inputs = ['{app,public,scripts,workers,supabase/migrations}/**/*', '*.{ts,toml,json}'];

/** A hash of everything that the build is made from: the files, and which posts wait for their day. */
export function inputsHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs).sort()) {
    if (statSync(file).isFile()) hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  const waiting = globSync('app/content/blog/*.md').filter((file) => {
    const [, day = ''] = /^published: (\S+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    return day > localDay();
  });
  return hash.update(waiting.sort().join()).digest('hex');
}

/** The variables of the environment that the build reads. */
const settings = () => `${process.env.SITE_URL ?? ''} ${process.env.EDITOR_REPOSITORY ?? ''}`;

/** True when there is a build of the sources as they are now, and wrangler finds it. */
export function buildIsCurrent(): boolean {
  return builtFrom()[0] === inputsHash() && existsSync(pointer);
}

/** True when the build was also made with the same variables. */
export const buildIsOurs = () => builtFrom()[1] === settings() && buildIsCurrent();

const builtFrom = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []);

/** Notes what a build was made from: '' while it is not finished. */
export function writeStamp(hash: string): void {
  mkdirSync('build', { recursive: true });
  writeFileSync(stamp, `${hash}\n${settings()}`);
}
