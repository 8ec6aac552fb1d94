import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What was drawn: for each file below public/, what it was drawn from, what came out, and the words on it. */
type Drawn = Record<string, { from: string; file: string; says?: string }>;

const place = new URL('drawn.json', import.meta.url);
const drawn: Drawn = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};

/** A short fingerprint of a text or file. */
function fingerprint(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/**
 * Writes the file at `path` below public/ if it is not there or what it is drawn from has changed. A file that this tool
 * did not draw, such as a photograph, is left alone. What the picture `says` is kept beside it for npm run check:content,
 * which has none of this folder's packages. Gives what happened; a drawing that fails throws.
 */
export async function drawOnce(
  path: string,
  from: string,
  draw: () => Promise<Uint8Array>,
  says?: string,
): Promise<'drawn' | 'unchanged' | 'not ours'> {
  const file = `public/${path}`;
  const inputs = fingerprint(from);
  const known = drawn[path];
  if (existsSync(file)) {
    if (known?.file !== fingerprint(readFileSync(file))) return 'not ours';
    if (known.from === inputs) return 'unchanged';
  }
  const data = await draw();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  remember(path, { from: inputs, file: fingerprint(data), ...(says && { says }) });
  return 'drawn';
}

/** At once and not at the end, so that an interrupted run goes on where it was. */
function remember(path: string, entry: Drawn[string]): void {
  drawn[path] = entry;
  const sorted = Object.fromEntries(Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(place, `${JSON.stringify(sorted, null, 2)}\n`);
}
