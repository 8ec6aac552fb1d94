import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { sectionOf } from '../../app/content/markdown-sections.ts';
import { organization } from '../../app/content/organization.ts';
import { pages } from '../../app/pages.ts';
import { fillFacts } from '../../app/text/fill-facts.ts';
import type { Source } from './read-sources.ts';

/** What a social card says below the organization's name. */
export interface CardWords {
  /** The page's id in app/pages.ts, or a folder and slug such as "blog/my-post". */
  readonly id: string;
  readonly kicker: string;
  readonly title: string;
}

/** Folders whose texts have cards, and the words above their titles. */
const cardFolders = {
  blog: 'Blog',
  'impact-stories': 'Impact Stories',
  samples: 'Sample document',
} as const;

/** The words of a card for its EXIF data, which are ASCII. */
export function describe({ kicker, title }: Omit<CardWords, 'id'>): string {
  return `Card: ${encodeURI([organization.name, kicker, title].join(' | '))}`;
}

/** What the cards of the whole site should say. */
export function wantedCards(texts: readonly Pick<Source, 'path' | 'title'>[]) {
  const labels = new Map<string, string>(pages.map(({ id, label }) => [id, label]));
  return [
    ...pages.map((page) => ({
      id: page.id,
      kicker: labels.get(page.parent ?? '') ?? organization.location.text,
      title: page.id === 'home' ? organization.tagline : page.label,
    })),
    ...texts.flatMap(({ path = '', title = '' }) => {
      const folder = sectionOf(path)?.folder;
      if (!folder) return [];
      const id = `${folder}/${basename(path)}`;
      return { id, kicker: cardFolders[folder], title: fillFacts(title) };
    }),
  ];
}

/** Where a card stands, from the repository's top. */
export const cardFile = (id: string) => `public/images/social/${id}.jpg`;

/** The ids of cards that are missing or have other words. The owner's own cards are left alone. */
export async function cardsToDraw(wanted: readonly CardWords[], descriptionIn = describedIn) {
  const descriptions = await Promise.all(wanted.map(({ id }) => descriptionIn(cardFile(id))));
  return wanted
    .filter((words, index) => ![describe(words), ''].includes(descriptions[index] ?? 'missing'))
    .map(({ id }) => id);
}

/** Cards of pages and texts that are gone. */
export function leftCards(wanted: readonly CardWords[]): readonly string[] {
  const files = new Set(wanted.map(({ id }) => cardFile(id)));
  return globSync(cardFile('**/*')).filter((file) => !files.has(file));
}

/** True for a card that the owner made. */
export const isOwners = async (file: string) => (await describedIn(file)) === '';

/** The words in a card's EXIF data: '' in the owner's own, undefined if there is no file. */
async function describedIn(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const { exif } = await sharp(file).metadata();
  return /Card: [^\0]*/.exec(exif?.toString('utf8') ?? '')?.[0] ?? '';
}
