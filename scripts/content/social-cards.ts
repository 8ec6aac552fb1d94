import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import { fillFacts } from '../../app/content/fill-facts.ts';
import { sectionOf } from '../../app/content/markdown-sections.ts';
import { organization } from '../../app/content/organization.ts';
import { pages } from '../../app/pages.ts';

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
export function textCardWords(folder: keyof typeof cardFolders, slug: string, title: string) {
  return { id: `${folder}/${slug}`, kicker: cardFolders[folder], title: fillFacts(title) };
}

/** All words of a card in one line, as illustrations/drawn.json keeps them. */
export function saidOn({ kicker, title }: Omit<CardWords, 'id'>): string {
  return [organization.name, kicker, title].join(' | ');
}

/** What the cards of the whole site should say. */
export function wantedCards(
  texts: readonly { path: string; title: string }[],
): readonly CardWords[] {
  const written = texts.flatMap(({ path, title }) => {
    const folder = sectionOf(path)?.folder;
    return folder ? textCardWords(folder, basename(path), title) : [];
  });
  return [...pageCardWords(), ...written];
}

/** Where a card stands, from the repository's top. */
export const cardFile = (id: string) => `public/images/social/${id}.jpg`;

/** The ids of the cards that are not there, or that npm run draw drew with other words. An owner's own are left alone. */
export function cardsToDraw(wanted: readonly CardWords[], drawnWords = readDrawnWords()) {
  return wanted
    .filter((words) => {
      if (!existsSync(cardFile(words.id))) return true;
      return (drawnWords(words.id) ?? saidOn(words)) !== saidOn(words);
    })
    .map(({ id }) => id);
}

/** What the cards say, from illustrations/drawn.json; undefined for a file that is another by now. */
function readDrawnWords(): (id: string) => string | undefined {
  const Drawn = v.record(v.string(), v.object({ file: v.string(), says: v.optional(v.string()) }));
  const drawn = v.parse(Drawn, JSON.parse(readFileSync('illustrations/drawn.json', 'utf8')));
  return (id) => {
    const file = cardFile(id);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    return drawn[file]?.file === hash ? drawn[file].says : undefined;
  };
}
