import { fillText } from '../../app/content/fill-text.ts';
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
  return pages.map((page) => {
    const parent = labels.get(page.parent ?? '');
    return {
      id: page.id,
      kicker: parent ?? organization.location.text,
      title: page.id === 'home' ? organization.tagline : page.label,
    };
  });
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
