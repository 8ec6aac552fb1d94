import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Color from 'colorjs.io';
import { createElement as h } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { logoMark } from '../../app/components/logo-mark.ts';
import { organization } from '../../app/content/organization.ts';
import { isPictureKey } from '../../app/content/schemas/picture-key.ts';
import { type Page, pages, sectionOf } from '../../app/pages.ts';
import { factsOf, type PictureKey } from '../../app/pictures/picture-list.ts';
import { palette } from '../../app/theme/palette.ts';
import { contentHash, madeOnce } from './pictures.ts';

/** The usual size of a preview (pixels), and the largest file (bytes) that messengers show at once. */
const size = { width: 1200, height: 630 };
const limit = 100_000;

/** The site's typefaces in a format that satori reads. */
const fonts = [
  { name: 'heading', data: readFileSync('scripts/build/card-fonts/young-serif.woff') },
  { name: 'text', data: readFileSync('scripts/build/card-fonts/atkinson-next-600.woff') },
];

/** What a social card says below the organization's name. */
interface CardWords {
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

type Text = Readonly<Record<'path' | 'title', string>>;

const byId = new Map<string, Page>(pages.map((page) => [page.id, page]));

/** The words of every card of the site. */
function wantedCards(texts: readonly Text[]): readonly CardWords[] {
  return [
    ...[...byId.values()].map(({ id, label, parent = '' }) => ({
      id,
      kicker: byId.get(parent)?.label ?? organization.location.text,
      title: id === 'home' ? organization.tagline : label,
    })),
    ...texts.flatMap(({ path, title }) => {
      const folder = sectionOf(path)?.folder;
      if (!folder) return [];
      return { id: `${folder}/${basename(path)}`, kicker: cardFolders[folder], title };
    }),
  ];
}

/** Writes the card of every page and text into a folder, beside the owner's own, which are in public/images/social. */
export async function writeCards(texts: readonly Text[], folder: string): Promise<void> {
  const missing = wantedCards(texts).filter(({ id }) => !existsSync(join(folder, `${id}.jpg`)));
  await Promise.all(
    missing.map(async (words) => cpSync(await cardOf(words), join(folder, `${words.id}.jpg`))),
  );
}

/** The file of one card. Throws when it does not fit the limit. */
async function cardOf(words: CardWords): Promise<string> {
  const key = headOf(words.id);
  const head = readFileSync(`public/images/${key}.avif`);
  const overlay = Buffer.from(await satori(layout(words, key), { ...size, fonts }));
  return madeOnce(`${contentHash(head, overlay)}.jpg`, async () => {
    const card = sharp(head)
      .resize({ ...size, position: key === 'heroes/home' ? 'top' : 'right' })
      .composite([{ input: overlay }]);
    for (const quality of [84, 76, 68, 60]) {
      const jpeg = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
      if (jpeg.length <= limit) return jpeg;
    }
    throw new Error(`The card "${words.title}" does not fit ${limit} bytes`);
  });
}

/** The picture at the head of a page, or of what it is a part of. */
function headOf(id: string): PictureKey {
  const [section = '', own = section] = id.split('/');
  const known = [own, byId.get(own)?.parent, section, byId.get(section)?.parent];
  return known.map((name) => `heroes/${name}`).find(isPictureKey) ?? 'heroes/legal';
}

/** The words of a card, above its picture. */
function layout({ kicker, title }: CardWords, head: PictureKey) {
  const { sky } = factsOf(head);
  const isDark = sky === 'dusk' || sky === 'night';
  const [text] = palette[isDark ? 'on-night' : 'ink'];
  const [accent] = palette[isDark ? 'glow' : 'evergreen'];
  const column = { display: 'flex', flexDirection: 'column', padding: '52px 72px' } as const;
  const words = { color: hexOf(text), fontFamily: 'heading' };
  const name = { display: 'flex', alignItems: 'center', gap: 14, fontSize: 28 };
  const label = { color: hexOf(accent), fontFamily: 'text' };
  const fontSize = title.length > 60 ? 46 : title.length > 34 ? 54 : 66;
  const heading = { width: 720, fontSize, lineHeight: 1.15, textWrap: 'balance' } as const;
  return h(
    'div',
    { style: { ...column, ...words } },
    h('div', { style: name }, mark(hexOf(text), hexOf(accent)), organization.name),
    h('div', { style: { ...label, marginTop: 44, fontSize: 27 } }, kicker),
    h('div', { style: { ...heading, marginTop: 8 } }, title),
  );
}

function mark(colour: string, accent: string) {
  return h(
    'svg',
    { width: 60, height: 60, viewBox: '0 0 32 32', fill: colour },
    h('path', { d: logoMark.tree }),
    h('path', { d: logoMark.line, fill: accent }),
    h('path', { d: logoMark.water, fillOpacity: 0.75 }),
  );
}

const hexOf = (colour: string) => new Color(colour).toString({ format: 'hex' });
