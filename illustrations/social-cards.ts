/**
 * Writes a social card for every page, post and story: public/images/social/<id>.jpg, where the id is the page's in
 * app/pages.ts, "blog/<slug>" or "impact-stories/<slug>". Run: npx node illustrations/social-cards.ts [id …]
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { organization } from '../app/content/organization.ts';
import { pages } from '../app/pages.ts';
import { heroes } from './scenes/heroes.ts';
import { renderSocialCard, type SocialCard } from './social-card.ts';

type Card = SocialCard & { id: string };

/** Pages without a landscape of their own borrow one. */
const borrowed: Record<string, string> = {
  estimate: 'pricing',
  search: 'resources',
  samples: 'resources',
};

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

const wanted = new Set(process.argv.slice(2));
const cards = [
  ...pageCards(),
  ...(await articleCards('blog', 'Blog')),
  ...(await articleCards('impact-stories', 'Impact Stories')),
  ...(await articleCards('samples', 'Sample document', 'heroes/resources')),
].filter(({ id }) => wanted.size === 0 || wanted.has(id));

let bytes = 0;
for (const { id, ...card } of cards) {
  const path = `public/images/social/${id}.jpg`;
  const jpeg = await renderSocialCard(card);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, jpeg);
  bytes += jpeg.length;
  console.log(`${id}  ${(jpeg.length / 1000).toFixed(0)} kB`);
}
console.log(`${cards.length} social cards, ${(bytes / 1000).toFixed(0)} kB`);
