import { readdir, readFile } from 'node:fs/promises';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { organization } from '../app/content/organization.ts';
import { pages } from '../app/pages.ts';
import type { DrawnFile } from './manifest.ts';
import { heroes } from './scenes/heroes.ts';
import { renderSocialCard, type SocialCard, socialCardInputs } from './social-card.ts';

type Card = SocialCard & { id: string };

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
    ...(await articleCards('blog', 'Blog')),
    ...(await articleCards('impact-stories', 'Impact Stories')),
    ...(await articleCards('samples', 'Sample document', 'heroes/resources')),
  ];
  return cards.map(({ id, ...card }) => ({
    name: id,
    path: `images/social/${id}.jpg`,
    inputs: socialCardInputs(card),
    draw: () => renderSocialCard(card),
  }));
}

function pageCards(): Card[] {
  const labels = new Map<string, string>(pages.map(({ id, label }) => [id, label]));
  const drawn = new Set(heroes.map(({ name }) => name));
  return pages.map((page) => {
    const own = page.id.split('/').at(-1) ?? page.id;
    const name = borrowed[own] ?? (drawn.has(own) ? own : 'legal');
    const parent = 'parent' in page ? labels.get(page.parent) : undefined;
    const title = page.id === 'home' ? organization.tagline : page.label;
    return {
      id: page.id,
      title,
      kicker: parent ?? organization.location.text,
      scene: `heroes/${name}`,
    };
  });
}

/** Cards of the Markdown files in a folder of app/content; title and cover (else `scene`) come from their front matter. */
async function articleCards(folder: string, kicker: string, scene?: string): Promise<Card[]> {
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
      return { id: `${folder}/${name.replace(/\.md$/, '')}`, title, kicker, scene: cover };
    }),
  );
}
