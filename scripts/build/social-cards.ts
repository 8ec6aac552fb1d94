import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Color from 'colorjs.io';
import { createElement as h } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { logoMark } from '../../app/components/logo-mark.ts';
import { organization } from '../../app/content/organization.ts';
import { type Page, pages, sectionOf } from '../../app/content/pages.ts';
import { skyOf } from '../../app/pictures/skies.ts';
import { palette } from '../../app/theme/palette.ts';

/** The usual size of a preview (pixels), and the largest file (bytes) that messengers show at once. */
const size = { width: 1200, height: 630 };
const limit = 100_000;

const cache = 'node_modules/.cache/cards';

const fonts = [
  { name: 'heading', data: readFileSync('app/theme/fonts/young-serif.woff2') },
  { name: 'text', data: readFileSync('app/theme/fonts/atkinson-next.woff2') },
];

/** What a social card says below the organization's name. */
interface CardWords {
  /** The page's id in app/content/pages.ts, or a folder and slug such as "blog/my-post". */
  readonly id: string;
  readonly kicker: string;
  readonly title: string;
}

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
      const section = sectionOf(path);
      return section
        ? { id: `${section.folder}/${basename(path)}`, kicker: section.kind, title }
        : [];
    }),
  ];
}

/** Writes the card of every page and text into a folder, beside the owner's own, which are in public/images/social. */
export async function writeCards(texts: readonly Text[], folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const missing = wantedCards(texts).filter(({ id }) => !existsSync(join(folder, `${id}.jpg`)));
  await Promise.all(
    missing.map(async (words) => cpSync(await cardOf(words), join(folder, `${words.id}.jpg`))),
  );
}

/** The file of one card, made once. Its name is a hash of what it is made of. Throws when it does not fit the limit. */
async function cardOf(words: CardWords): Promise<string> {
  const name = headOf(words.id);
  const head = readFileSync(fileOf(name));
  const overlay = Buffer.from(await satori(layout(words, name), { ...size, fonts }));
  const made = join(cache, `${hash('sha256', Buffer.concat([head, overlay]))}.jpg`);
  if (existsSync(made)) return made;
  const card = sharp(head)
    .resize({ ...size, position: name === 'home' ? 'top' : 'right' })
    .composite([{ input: overlay }]);
  for (const quality of [84, 76, 68, 60]) {
    const jpeg = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length > limit) continue;
    writeFileSync(made, jpeg);
    return made;
  }
  throw new Error(`The card "${words.title}" does not fit ${limit} bytes`);
}

const fileOf = (name: string) => `app/pictures/heroes/${name}.avif`;

/** The picture at the head of a page, or of what it is a part of. */
function headOf(id: string): string {
  const [section = '', own = section] = id.split('/');
  const known = [own, byId.get(own)?.parent, section, byId.get(section)?.parent];
  return known.find((name) => name !== undefined && existsSync(fileOf(name))) ?? 'legal';
}

/** The words of a card, above its picture. */
function layout({ kicker, title }: CardWords, head: string) {
  const isDark = ['dusk', 'night'].includes(skyOf(head));
  const [text] = palette[isDark ? 'on-night' : 'ink'];
  const [accent] = palette[isDark ? 'glow' : 'evergreen'];
  const column = { display: 'flex', flexDirection: 'column', padding: '52px 72px' } as const;
  const words = { color: hexOf(text), fontFamily: 'heading' };
  const name = { display: 'flex', alignItems: 'center', gap: 14, fontSize: 28 };
  const label = { color: hexOf(accent), fontFamily: 'text', fontWeight: 600 };
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
