import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { fillText } from '../../app/content/fill-text.ts';
import { organization } from '../../app/content/organization.ts';
import { pages } from '../../app/pages.ts';
import type { Source } from './source.ts';

/** What a social card says below the organization's name. */
export interface CardWords {
  /** The page's id in app/pages.ts, or a folder and slug such as "blog/my-post". */
  readonly id: string;
  readonly kicker: string;
  readonly title: string;
}

/** The folders of app/content whose every file has a social card, and what stands above the title there. */
export const cardFolders = {
  blog: 'Blog',
  'impact-stories': 'Impact Stories',
  samples: 'Sample document',
} as const;

/** What the cards of all pages say. */
export function pageCardWords(): readonly CardWords[] {
  const labels = new Map<string, string>(pages.map(({ id, label }) => [id, label]));
  return pages.map((page) => ({
    id: page.id,
    kicker: labels.get(page.parent ?? '') ?? organization.location.text,
    title: page.id === 'home' ? organization.tagline : page.label,
  }));
}

/** What the card of a Markdown file says; `title` is its front matter's. */
export function textCardWords(
  folder: keyof typeof cardFolders,
  slug: string,
  title: string,
): CardWords {
  return { id: `${folder}/${slug}`, kicker: cardFolders[folder], title: fillText(title) };
}

/** All words of a card in one line, as illustrations/drawn.json keeps them. */
export function saidOn({ kicker, title }: Omit<CardWords, 'id'>): string {
  return [organization.name, kicker, title].join(' | ');
}

/** What the cards of the whole site should say. */
export function wantedCards(markdown: readonly Source[]): readonly CardWords[] {
  const texts = markdown.flatMap(({ file, value }) => {
    const [, folder = '', slug = ''] = /^app\/content\/([\w-]+)\/([\w-]+)\.md$/.exec(file) ?? [];
    return isCardFolder(folder) ? textCardWords(folder, slug, String(Object(value).title)) : [];
  });
  return [...pageCardWords(), ...texts];
}

/** A card that is there; what it says is known of those that npm run draw drew. */
interface Card {
  readonly says?: string | undefined;
}

/** Finds the cards of this site; what they say stands in illustrations/drawn.json, unless the file is another by now. */
export function cardFinder(): (id: string) => Card | undefined {
  const Drawn = v.record(v.string(), v.object({ file: v.string(), says: v.optional(v.string()) }));
  const drawn = v.parse(Drawn, JSON.parse(readFileSync('illustrations/drawn.json', 'utf8')));
  return (id) => {
    const file = fileOf(id);
    if (!existsSync(file)) return undefined;
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    return { says: drawn[file]?.file === hash ? drawn[file].says : undefined };
  };
}

/** The cards that a page or text lacks, a line each, and a line for those that say what is no longer so. */
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

/** The cards that a removed page or text has left, a line each. */
export function leftoverCards(
  ids = globSync('**/*.jpg', { cwd: 'public/images/social' }).map((file) =>
    file.replaceAll('\\', '/').replace(/\.jpg$/, ''),
  ),
  isText = (id: string) => existsSync(`app/content/${id}.md`),
): readonly string[] {
  const ofPages = new Set<string>(pages.map(({ id }) => id));
  return ids
    .filter((id) => !ofPages.has(id) && !isText(id))
    .map((id) => `${fileOf(id)}: its page is gone; delete it`);
}

const fileOf = (id: string) => `public/images/social/${id}.jpg`;

const isCardFolder = (folder: string): folder is keyof typeof cardFolders => folder in cardFolders;
