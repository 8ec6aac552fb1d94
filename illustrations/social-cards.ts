import { readdir, readFile } from 'node:fs/promises';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import {
  type CardWords,
  type cardFolders,
  pageCardWords,
  saidOn,
  textCardWords,
} from '../scripts/content/social-cards.ts';
import type { DrawnFile } from './manifest.ts';
import { heroes } from './scenes/heroes.ts';
import { renderSocialCard, type SocialCard, socialCardInputs } from './social-card.ts';

type Card = SocialCard & CardWords;

/** Pages without a landscape of their own borrow one. */
const borrowed: Record<string, string> = {
  estimate: 'pricing',
  search: 'resources',
  samples: 'resources',
};

/** The social cards, public/images/social/<id>.jpg: the id is a page's in app/pages.ts, or such as "blog/<slug>". */
export async function cardFiles(): Promise<DrawnFile[]> {
  const cards = [
    ...pageCards(),
    ...(await articleCards('blog')),
    ...(await articleCards('impact-stories')),
    ...(await articleCards('samples', 'heroes/resources')),
  ];
  return cards.map(({ id, title, kicker, scene }) => {
    const card = { title, kicker, scene };
    return {
      name: id,
      path: `public/images/social/${id}.jpg`,
      inputs: socialCardInputs(card),
      says: saidOn(card),
      draw: () => renderSocialCard(card),
    };
  });
}

function pageCards(): Card[] {
  const drawn = new Set(heroes.map(({ name }) => name));
  return pageCardWords().map((words) => {
    const own = words.id.split('/').at(-1) ?? words.id;
    const name = borrowed[own] ?? (drawn.has(own) ? own : 'legal');
    return { ...words, scene: `heroes/${name}` };
  });
}

/** Cards of the Markdown files in a folder of app/content; title and cover (else `scene`) come from their front matter. */
async function articleCards(folder: keyof typeof cardFolders, scene?: string): Promise<Card[]> {
  const path = `app/content/${folder}`;
  const files = (await readdir(path)).filter((name) => name.endsWith('.md'));
  return Promise.all(
    files.map(async (name) => {
      const file = new VFile(await readFile(`${path}/${name}`));
      matter(file);
      const { title, cover = scene } = Object(file.data.matter);
      if (typeof title !== 'string' || typeof cover !== 'string') {
        throw new Error(`${path}/${name} has no title or no cover`);
      }
      return { ...textCardWords(folder, name.replace(/\.md$/, ''), title), scene: cover };
    }),
  );
}
