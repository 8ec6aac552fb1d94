import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { contentHash } from './pictures.ts';

const require = createRequire(import.meta.url);

const basicLatin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const frenchAccents = 'àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ';
const marks = '\u00a0\u202f«»“”‘’–—…•·©®™€°½×→←↑↓ºª';
/** The characters that the files keep. */
const characters = basicLatin + frenchAccents + marks;

/** A font that systems have under these names, with its metrics as Capsize publishes them. Its package is 170 MB large. */
const systemFont = (
  names: readonly string[],
  ascent: number,
  descent: number,
  lineGap: number,
  unitsPerEm: number,
  xWidthAvg: number,
) => ({ names, familyName: names.join(), ascent, descent, lineGap, unitsPerEm, xWidthAvg });

const georgia = systemFont(['Georgia'], 1878, -449, 0, 2048, 913);
const times = systemFont(['Liberation Serif', 'Tinos'], 1825, -443, 87, 2048, 832);
const notoSerif = systemFont(['Noto Serif'], 1069, -293, 0, 1000, 481);
const arial = systemFont(['Arial', 'Liberation Sans', 'Arimo'], 1854, -434, 67, 2048, 913);
const roboto = systemFont(['Roboto'], 1900, -500, 0, 2048, 911);

/**
 * The site's typefaces: where each comes from, what is kept of it, and which fonts stand in while it loads. A missing font
 * costs a search before the first text, so there is one fallback for each kind of system: Windows and Apple, Linux, Android.
 */
export const typefaces = {
  display: {
    file: 'young-serif',
    family: 'Young Serif',
    weight: '400',
    source: require.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'),
    characters,
    features: ['kern', 'liga', 'lnum', 'tnum'],
    axes: {},
    range: '',
    fallbacks: [georgia, times, notoSerif],
  },
  text: {
    file: 'atkinson-next',
    family: 'Atkinson Hyperlegible Next',
    weight: '400 700',
    source: require.resolve(
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ),
    characters,
    features: ['kern', 'tnum'],
    axes: { wght: { min: 400, max: 700 } },
    range: '',
    fallbacks: [arial, roboto],
  },
  /** The text's own zero has a slash. These figures are as wide as its own, so nothing moves when they arrive. */
  figures: {
    file: 'figtree-figures',
    family: 'Figures',
    weight: '400 700',
    source: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    characters: '$%0123456789',
    features: ['tnum'],
    axes: { wght: { min: 400, max: 700 } },
    range: ';unicode-range:U+24-25,U+30-39',
    fallbacks: [],
  },
};

type Typeface = (typeof typefaces)[keyof typeof typefaces];

const [display, text, figures] = await Promise.all([
  cut(typefaces.display),
  cut(typefaces.text),
  cut(typefaces.figures),
]);
const faces = [display, text, figures];

/** Their files by address. app/root.tsx preloads them. */
export const fontFiles = Object.fromEntries(faces.map(({ src, data }) => [src, data]));

export const fontsCss = [
  ...faces.map(({ rule }) => rule),
  ...faces.flatMap(({ fallbacks }) => fallbacks.map(({ rule }) => rule)),
  `:root{--font-display:${display.families},serif;--font-text:${figures.families},${text.families},system-ui,sans-serif}`,
].join('');

/**
 * A typeface with the characters that are kept. `optional`: a file that is late is not used in that document, so that nothing
 * moves. System fonts stand in with the same measures.
 */
async function cut(face: Typeface) {
  const { file, family, weight, range } = face;
  const data = await subsetFont(readFileSync(face.source), face.characters, {
    targetFormat: 'woff2',
    keepFeatures: face.features,
    noHinting: true,
    variationAxes: face.axes,
  });
  const src = `/assets/${file}.${contentHash(data)}.woff2`;
  const rule = `@font-face{font-family:'${family}';font-weight:${weight};font-display:optional;src:url(${src})${range}}`;
  const fallbacks = await fallbackFaces(face, data);
  const all = [family, ...fallbacks.map(({ name }) => name)];
  return { src, data, rule, fallbacks, families: all.map((name) => `'${name}'`).join(',') };
}

/** Overrides that give each fallback the height and width of the typeface, so that nothing moves when it arrives. */
async function fallbackFaces({ family, fallbacks }: Typeface, data: Buffer) {
  const font = { ...(await fromBuffer(data)), familyName: family };
  const { fontFaces } = createFontStack([font, ...fallbacks], { fontFaceFormat: 'styleObject' });
  return fontFaces.map(({ '@font-face': rule }, index) => {
    const name = `${family} ${index + 1}`;
    const src = fallbacks[index]?.names.map((system) => `local('${system}')`).join(',');
    // No line gap: every text of the site sets its own line height.
    const measures = `size-adjust:${rounded(rule.sizeAdjust)};ascent-override:${rounded(rule.ascentOverride)};descent-override:${rounded(rule.descentOverride)}`;
    return { name, rule: `@font-face{font-family:'${name}';src:${src};${measures}}` };
  });
}

/** A percentage to a tenth, since every page carries these figures. */
function rounded(percentage = '0%'): string {
  return `${Number(Number.parseFloat(percentage).toFixed(1))}%`;
}
