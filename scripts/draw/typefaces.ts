import { globSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { contentHash } from '../build/pictures.ts';

/** Bytes of all files together. */
export const fontBudget = 45 * 1024;

const require = createRequire(import.meta.url);

const basicLatin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const frenchAccents = 'àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ';
const marks = '\u00a0\u202f«»“”‘’–—…•·©®™€°½×→←↑↓ºª';
/** The characters that the files keep. */
const characters = basicLatin + frenchAccents + marks;

/** Metrics of a font that systems have, as Capsize publishes them. Its package holds every font's and is 170 MB large. */
const metricsOf = (
  familyName: string,
  [ascent, descent, lineGap, unitsPerEm, xWidthAvg]: readonly [
    number,
    number,
    number,
    number,
    number,
  ],
) => ({ familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg });

const georgia = metricsOf('Georgia', [1878, -449, 0, 2048, 913]);
const times = metricsOf('Times New Roman', [1825, -443, 87, 2048, 832]);
const notoSerif = metricsOf('Noto Serif', [1069, -293, 0, 1000, 481]);
const arial = metricsOf('Arial', [1854, -434, 67, 2048, 913]);
const roboto = metricsOf('Roboto', [1900, -500, 0, 2048, 911]);

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
    fallbacks: [
      { metrics: georgia, local: ['Georgia'] },
      { metrics: times, local: ['Liberation Serif', 'Tinos'] },
      { metrics: notoSerif, local: ['Noto Serif'] },
    ],
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
    fallbacks: [
      { metrics: arial, local: ['Arial', 'Liberation Sans', 'Arimo'] },
      { metrics: roboto, local: ['Roboto'] },
    ],
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
    fallbacks: [],
  },
};

type Typeface = (typeof typefaces)[keyof typeof typefaces];

/** Writes the files of the typefaces, and app/theme/fonts.json about them. Throws when they are too large together. */
export async function* drawTypefaces() {
  const described: Record<string, unknown> = {};
  const files: (readonly [string, Buffer])[] = [];
  for (const [role, face] of Object.entries(typefaces)) {
    const data = await subsetFont(readFileSync(face.source), face.characters, {
      targetFormat: 'woff2',
      keepFeatures: face.features,
      noHinting: true,
      variationAxes: face.axes,
    });
    const hash = contentHash(data);
    const src = `/fonts/${face.file}.${hash}.woff2`;
    files.push([`public${src}`, data]);
    const { family, weight } = face;
    described[role] = { family, weight, src, fallbacks: await fallbackFaces(face, data) };
  }
  const total = files.reduce((sum, [, { length }]) => sum + length, 0);
  if (total > fontBudget) {
    throw new Error(`The typefaces are ${total} bytes, allowed are ${fontBudget} (fontBudget)`);
  }
  for (const old of globSync('public/fonts/*.woff2')) {
    if (files.every(([path]) => path !== old)) rmSync(old);
  }
  yield* files;
  yield ['app/theme/fonts.json', `${JSON.stringify(described, null, 2)}\n`] as const;
}

/** Overrides that give each fallback the height and width of the typeface, so that nothing moves when it arrives. */
async function fallbackFaces({ family, fallbacks }: Typeface, data: Buffer) {
  const font = { ...(await fromBuffer(data)), familyName: family };
  return fallbacks.map(({ metrics, local }, index) => {
    const { fontFaces } = createFontStack([font, metrics], { fontFaceFormat: 'styleObject' });
    const rule = fontFaces[0]?.['@font-face'];
    if (!rule) throw new Error(`No fallback metrics for ${family}`);
    // No line gap: every text of the site sets its own line height.
    return {
      family: `${family} ${index + 1}`,
      src: local.map((name) => `local('${name}')`).join(','),
      sizeAdjust: rounded(rule.sizeAdjust),
      ascentOverride: rounded(rule.ascentOverride),
      descentOverride: rounded(rule.descentOverride),
    };
  });
}

/** A percentage to a tenth, since every page carries these figures. */
function rounded(percentage = '0%'): string {
  return `${Number(Number.parseFloat(percentage).toFixed(1))}%`;
}
