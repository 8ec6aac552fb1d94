import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { formatHex } from 'culori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { logoMark } from '../app/components/logo-mark.ts';
import { organization } from '../app/content/organization.ts';
import { palette } from '../app/theme/palette.ts';
import { fingerprint, isReplaced } from './manifest.ts';
import { drawScene, paint } from './render.ts';
import { families } from './scenes/index.ts';
import { typefaces } from './typefaces.ts';

/** What one card says; `scene` names a picture, for example "heroes/governance". */
export interface SocialCard {
  title: string;
  kicker: string;
  scene: string;
}

/** Open Graph's customary size, and the largest file that messengers still show at once. */
const WIDTH = 1200;
const HEIGHT = 630;
const LIMIT = 100_000;
const LEFT = 72;
const TEXT_WIDTH = 610;

const { display, text } = typefaces;
const night = formatHex(palette.night[0]) ?? '#0b2b26';
const light = formatHex(palette['on-night'][0]) ?? '#ffffff';
const glow = formatHex(palette.glow[0]) ?? '#f3d59a';

/** resvg reads font files, not buffers, and no WOFF2: both faces go to a temporary folder as TrueType. */
async function fontFiles(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'social-cards-'));
  const letters = Array.from({ length: 352 }, (_, i) => String.fromCharCode(32 + i)).join('');
  const all = `${letters}–—‘’“”…•`;
  return Promise.all(
    [display, text].map(async ({ file, source, onCards }) => {
      const font = await subsetFont(await readFile(source), all, {
        targetFormat: 'sfnt',
        ...(onCards && { variationAxes: onCards }),
      });
      const path = join(folder, `${file}.ttf`);
      await writeFile(path, font);
      return path;
    }),
  );
}

let fonts: Promise<string[]> | undefined;

async function draw(svg: string): Promise<Resvg> {
  fonts ??= fontFiles();
  return new Resvg(svg, { font: { fontFiles: await fonts, loadSystemFonts: false } });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const line = (text: string, size: number, x: number, y: number, colour: string, family: string) =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${colour}">${escaped(text)}</text>`;

async function widthOf(text: string, size: number): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${line(text, size, 0, 100, '#000', display.family)}</svg>`;
  return (await draw(svg)).getBBox()?.width ?? 0;
}

/** How a title is set: its lines, and their size in pixels. */
interface Setting {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Breaks a title into lines of the text's width. */
async function linesOf(title: string, size: number): Promise<string[]> {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (await widthOf(longer, size)) <= TEXT_WIDTH) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

/** The largest setting of a title that stays within four lines. */
async function fitTitle(title: string): Promise<Setting> {
  for (const size of [76, 68, 60, 52]) {
    const lines = await linesOf(title, size);
    if (lines.length <= 3 || (size === 52 && lines.length <= 4)) return { lines, size };
  }
  throw new Error(`Too long for a card: ${title}`);
}

/** All that a card is drawn from: as long as it is the same, so is the card. */
export function socialCardInputs(card: SocialCard): string {
  const faces = [display, text].map(({ source }) => fingerprint(readFileSync(source)));
  const picture = landscape(card.scene) ?? fingerprint(photograph(card.scene));
  return JSON.stringify([wordsOf(card, { lines: [card.title], size: 1 }), faces, picture]);
}

/** The drawing of a key; undefined where a photograph has taken its place, or no scene draws it. */
function landscape(key: string): { svg: string; width: number } | undefined {
  const [family = '', name] = key.split('/');
  const scene = families[family]?.find((candidate) => candidate.name === name);
  if (!scene || isReplaced(`public/images/${key}.avif`)) return undefined;
  return { svg: drawScene(scene), width: Math.ceil((HEIGHT * scene.width) / scene.height) };
}

/** What npm run add:picture took under a name of its own, which no scene draws. */
function photograph(key: string): Buffer {
  const file = `public/images/${key}.avif`;
  if (existsSync(file)) return readFileSync(file);
  throw new Error(`No picture is called ${key}: draw one, or take one with npm run add:picture`);
}

/** The page's landscape at the card's height, its motif to the right of the text. */
function backdrop(key: string): Promise<Buffer> {
  const drawn = landscape(key);
  const picture = sharp(drawn ? paint(drawn.svg, drawn.width) : photograph(key));
  return picture.resize(WIDTH, HEIGHT, { fit: 'cover', position: 'right' }).png().toBuffer();
}

/** The card's words and the mark on a shade that lies over the left of the picture, as SVG. */
function wordsOf({ kicker }: SocialCard, { lines, size }: Setting): string {
  const leading = size * 1.16;
  const first = 340 - ((lines.length - 1) * leading) / 2 + size * 0.3;
  const mark = `<g transform="translate(${LEFT - 6} 56) scale(1.9)" fill="${light}"><path d="${logoMark.tree}"/><path fill="${glow}" d="${logoMark.line}"/><path fill-opacity=".75" d="${logoMark.water}"/></g>`;
  const texts = [
    line(organization.name, 27, LEFT + 68, 97, light, display.family),
    line(kicker, 28, LEFT, first - size - 14, glow, text.family),
    ...lines.map((words, index) =>
      line(words, size, LEFT, first + index * leading, light, display.family),
    ),
  ];
  const shade = `<linearGradient id="s"><stop offset="0" stop-color="${night}" stop-opacity=".96"/><stop offset=".46" stop-color="${night}" stop-opacity=".9"/><stop offset=".78" stop-color="${night}" stop-opacity="0"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${shade}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>${mark}${texts.join('')}<rect x="${LEFT}" y="556" width="88" height="5" fill="${glow}"/></svg>`;
}

/** One card as JPEG, 1200 by 630, at most 100 kB. Throws on an unknown scene or a title of five lines. */
export async function renderSocialCard(card: SocialCard): Promise<Buffer> {
  const words = wordsOf(card, await fitTitle(card.title));
  const overlay = (await draw(words)).render().asPng();
  const layers = sharp(await backdrop(card.scene)).composite([{ input: overlay }]);
  for (const quality of [84, 76, 68, 60]) {
    const jpeg = await layers.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= LIMIT) return jpeg;
  }
  throw new Error(`The card "${card.title}" does not fit ${LIMIT} bytes`);
}
