/**
 * Draws the social cards that are not there yet or whose words or landscape have changed:
 * public/images/social/<id>.jpg, where the id is the page's in app/pages.ts, "blog/<slug>" or "impact-stories/<slug>".
 * With ids as arguments only those are looked at, for example: npm run cards blog/my-post
 */
import { readdir, readFile } from 'node:fs/promises';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import {
  type CardWords,
  type cardFolders,
  pageCardWords,
  saidOn,
  textCardWords,
} from '../scripts/content/card-words.ts';
import { drawOnce } from './manifest.ts';
import { heroes } from './scenes/heroes.ts';
import { renderSocialCard, type SocialCard, socialCardInputs } from './social-card.ts';

type Card = SocialCard & CardWords;

/** Pages without a landscape of their own borrow one. */
const borrowed: Record<string, string> = {
  estimate: 'pricing',
  search: 'resources',
  samples: 'resources',
};

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

const wanted = new Set(process.argv.slice(2));
const cards = [
  ...pageCards(),
  ...(await articleCards('blog')),
  ...(await articleCards('impact-stories')),
  ...(await articleCards('samples', 'heroes/resources')),
].filter(({ id }) => wanted.size === 0 || wanted.has(id));

const count = { drawn: 0, unchanged: 0, 'not ours': 0 };
for (const { id, title, kicker, scene } of cards) {
  const path = `images/social/${id}.jpg`;
  const card = { title, kicker, scene };
  const says = saidOn(card);
  const outcome = await drawOnce(path, socialCardInputs(card), () => renderSocialCard(card), says);
  count[outcome] += 1;
  if (outcome === 'drawn') console.log(id);
  if (outcome === 'not ours') {
    console.log(`public/${path} was not drawn here and stays as it is; delete it to have it drawn`);
  }
}
console.log(`${count.drawn} social cards drawn, ${count.unchanged} unchanged`);
