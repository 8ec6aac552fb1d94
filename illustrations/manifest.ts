import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One file that this tool draws. */
export interface DrawnFile {
  /** By what name it is asked for on the command line, for example "heroes/about". */
  readonly name: string;
  /** Where it stands below public/. */
  readonly path: string;
  /** All that it is drawn from: as long as this is the same, so is the file. */
  readonly inputs: string;
  /** The words on it, for npm run check:content, which has none of this folder's packages. */
  readonly says?: string;
  /** Its bytes; throws when it cannot be drawn within its limit. */
  readonly draw: () => Promise<Uint8Array>;
}

/** What was drawn: for each file below public/, what it was drawn from, what came out, and the words on it. */
type Drawn = Record<string, { from: string; file: string; says?: string }>;

const place = new URL('drawn.json', import.meta.url);
const drawn: Drawn = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};

/** How a file stands to its drawing: as drawn, to be drawn (again), or another's, such as a photograph. */
export function stateOf({ path, inputs }: DrawnFile): 'as drawn' | 'to draw' | 'not ours' {
  const known = drawn[path];
  if (!existsSync(`public/${path}`)) return 'to draw';
  if (known?.file !== fingerprint(readFileSync(`public/${path}`))) return 'not ours';
  return known.from === fingerprint(inputs) ? 'as drawn' : 'to draw';
}

/** Draws a file into its place below public/ and remembers what it was drawn from. */
export async function drawInPlace({ path, inputs, says, draw }: DrawnFile): Promise<Uint8Array> {
  const data = await draw();
  mkdirSync(dirname(`public/${path}`), { recursive: true });
  writeFileSync(`public/${path}`, data);
  remember(path, { from: fingerprint(inputs), file: fingerprint(data), ...(says && { says }) });
  return data;
}

/** At once and not at the end, so that an interrupted run goes on where it was. */
function remember(path: string, entry: Drawn[string]): void {
  drawn[path] = entry;
  const sorted = Object.fromEntries(Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(place, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A short fingerprint of a text or file. */
export function fingerprint(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
