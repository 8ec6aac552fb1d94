import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { localDay } from '../app/content/local-day.ts';
import { siteUrlAtBuild } from './build/site-url.ts';

/** How long a tab that was open before a release finds the files that it knows. */
const days = 7;

/** The published files of /assets: the hash of each, and the day on which a release left it out. */
const list = 'assets.json';
const ListSchema = v.record(
  v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  v.object({ sha256: v.string(), until: v.nullable(v.pipe(v.string(), v.isoDate())) }),
);
/** Another site may have been at the address before, and answer anything with a page. */
const PublishedSchema = v.fallback(v.pipe(v.string(), v.parseJson(), ListSchema), {});

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Null when nothing usable comes, as before the first publication. */
async function ask(address: string): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(30_000);
  const response = await fetch(address, { redirect: 'error', signal }).catch(() => null);
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}

/** Puts the files of the last seven days from the live site beside those of a build, with a list of both. Gives their number. */
export async function keepFiles(client: string, site: string, today: string): Promise<number> {
  const files: v.InferOutput<typeof ListSchema> = {};
  for (const name of readdirSync(join(client, 'assets')))
    files[name] = { sha256: sha256(readFileSync(join(client, 'assets', name))), until: null };
  const published = await ask(`${site}/${list}`);
  const known = v.parse(PublishedSchema, new TextDecoder().decode(published ?? undefined));
  const oldest = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  let kept = 0;
  for (const [name, { sha256: hash, until }] of Object.entries(known)) {
    if (name in files || (until ?? today) < oldest) continue;
    const content = await ask(`${site}/assets/${name}`);
    if (!content || sha256(content) !== hash) continue;
    writeFileSync(join(client, 'assets', name), content);
    files[name] = { sha256: hash, until: until ?? today };
    kept += 1;
  }
  writeFileSync(join(client, list), JSON.stringify(files));
  return kept;
}

/** Part of npm run deploy, after the build. */
if (import.meta.main) {
  const kept = await keepFiles('build/client', siteUrlAtBuild(), localDay());
  console.log(`▸ ${kept} files of earlier releases stay published for open tabs.`);
}
