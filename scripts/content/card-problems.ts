import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type CardWords, cardFolders, pageCardWords, saidOn, textCardWords } from './card-words.ts';
import type { Source } from './source.ts';

const DrawnSchema = v.record(
  v.string(),
  v.object({ file: v.string(), says: v.optional(v.string()) }),
);

/** A card that is there; what it says is known of those that npm run draw drew. */
export interface Card {
  readonly says?: string | undefined;
}

/** The cards that a page, post, story or sample lacks, a line each, and a line for those that say what is no longer so. */
export function cardProblems(
  wanted: readonly CardWords[],
  find: (id: string) => Card | undefined,
): readonly string[] {
  const cards = wanted.map((words) => ({ ...words, now: saidOn(words), found: find(words.id) }));
  const missing = cards
    .filter(({ found }) => !found)
    .map(({ id }) => `${fileOf(id)} does not exist: run npm run draw, which draws it`);
  const [first, ...rest] = cards.filter(({ found, now }) => (found?.says ?? now) !== now);
  if (!first) return missing;
  const others = rest.length > 0 ? `, and ${rest.length} more likewise` : '';
  return [
    ...missing,
    `${fileOf(first.id)} says “${first.found?.says}” instead of “${first.now}”${others}: run npm run draw, which draws what has changed`,
  ];
}

/** What the cards of the whole site should say. */
export function wantedCards(markdown: readonly Source[]): readonly CardWords[] {
  const texts = markdown.flatMap(({ file, value }) => {
    const [, folder = '', slug = ''] = /^app\/content\/([\w-]+)\/([\w-]+)\.md$/.exec(file) ?? [];
    const { title } = Object(value);
    return isCardFolder(folder) ? [textCardWords(folder, slug, String(title))] : [];
  });
  return [...pageCardWords(), ...texts];
}

/** Finds the cards of this site; what they say stands in illustrations/drawn.json, unless the file is another by now. */
export function cardFinder(): (id: string) => Card | undefined {
  const drawn = v.parse(DrawnSchema, JSON.parse(readFileSync('illustrations/drawn.json', 'utf8')));
  return (id) => {
    const file = fileOf(id);
    if (!existsSync(file)) return undefined;
    const entry = drawn[file];
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    return { says: entry?.file === hash ? entry.says : undefined };
  };
}

/** The cards that a removed page or text has left, a line each. `ids` are those that are there, by {@link cardIds}. */
export function leftoverCards(
  ids: readonly string[],
  isText: (id: string) => boolean,
): readonly string[] {
  const ofPages = new Set(pageCardWords().map(({ id }) => id));
  return ids
    .filter((id) => !ofPages.has(id) && !isText(id))
    .map((id) => `${fileOf(id)}: its page is gone; delete it`);
}

/** The cards that this site has. */
export function cardIds(): readonly string[] {
  return globSync('**/*.jpg', { cwd: 'public/images/social' }).map((file) =>
    file.replaceAll('\\', '/').replace(/\.jpg$/, ''),
  );
}

const fileOf = (id: string) => `public/images/social/${id}.jpg`;

const isCardFolder = (folder: string): folder is keyof typeof cardFolders => folder in cardFolders;
