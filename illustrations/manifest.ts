import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One file that this tool draws. */
export interface DrawnFile {
  /** By what name it is asked for on the command line, for example "heroes/about". */
  readonly name: string;
  /** Where it stands, from the repository's top. */
  readonly path: string;
  /** All that it is drawn from: as long as this is the same, so is the file. */
  readonly inputs: string;
  /** True for a file that nobody replaces by another: whatever stands in its place is drawn over. */
  readonly generated?: boolean;
  /** The words on it, for npm run check:content, which has none of this folder's packages. */
  readonly says?: string;
  /** Its bytes; throws when it cannot be drawn within its limit. */
  readonly draw: () => Promise<Uint8Array>;
}

/** What was drawn: for each file, what it was drawn from, what came out, and the words on it. */
type Drawn = Record<string, { from: string; file: string; says?: string }>;

const place = new URL('drawn.json', import.meta.url);
const drawn: Drawn = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};

/** How a file stands to its drawing: as drawn, to be drawn (again), or another's, such as a photograph. */
export function stateOf({
  path,
  inputs,
  generated = false,
}: DrawnFile): 'as drawn' | 'to draw' | 'not ours' {
  const known = drawn[path];
  if (!existsSync(path)) return 'to draw';
  if (known?.file !== fingerprint(readFileSync(path))) return generated ? 'to draw' : 'not ours';
  return known.from === fingerprint(inputs) ? 'as drawn' : 'to draw';
}

/** Draws a file into its place and remembers what it was drawn from. */
export async function drawInPlace({ path, inputs, says, draw }: DrawnFile): Promise<Uint8Array> {
  const data = await draw();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
  remember(path, { from: fingerprint(inputs), file: fingerprint(data), ...(says && { says }) });
  return data;
}

/** True where another file, such as a photograph, has taken the place of one drawn here. */
export function isReplaced(path: string): boolean {
  const known = drawn[path];
  return Boolean(known && existsSync(path) && known.file !== fingerprint(readFileSync(path)));
}

/** The files that were drawn once and that nothing draws now. */
export function formerFiles(files: readonly DrawnFile[]): readonly string[] {
  const paths = new Set(files.map(({ path }) => path));
  return Object.keys(drawn).filter((path) => !paths.has(path));
}

/** Forgets a former file; deletes it and answers true unless it is another's by now. */
export function forget(path: string): boolean {
  const ours = !isReplaced(path);
  if (ours) rmSync(path, { force: true });
  remember(path, undefined);
  return ours;
}

/** At once and not at the end, so that an interrupted run goes on where it was. */
function remember(path: string, entry: Drawn[string] | undefined): void {
  if (entry) drawn[path] = entry;
  else delete drawn[path];
  const sorted = Object.fromEntries(Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(place, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A short fingerprint of a text or file. */
export function fingerprint(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
