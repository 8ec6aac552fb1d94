import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { fontBudget } from '../../app/theme/font-budget.ts';

const require = createRequire(import.meta.url);

const basicLatin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const frenchAccents = 'àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ';
const marks = '\u00a0\u202f«»“”‘’–—…•·©®™€°½×→←↑↓ºª';
/** Every character that the site sets. */
const characters = basicLatin + frenchAccents + marks;

/** What systems have, with the metrics that Capsize publishes: its package holds every font's and is 170 MB large. */
const georgia = {
  familyName: 'Georgia',
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};
const times = {
  familyName: 'Times New Roman',
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xWidthAvg: 832,
};
const notoSerif = {
  familyName: 'Noto Serif',
  ascent: 1069,
  descent: -293,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 481,
};
const arial = {
  familyName: 'Arial',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};
const roboto = {
  familyName: 'Roboto',
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 911,
};

/**
 * The site's typefaces: where each comes from, what is kept of it, and what stands in while it loads. Each fallback that
 * a machine does not have costs it a search before the first text, so only one is asked for on each system: Windows and
 * Apple's, Linux and ChromeOS, Android.
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

/**
 * Subsets the typefaces, each into a file with a hash in its name (cached forever), and describes them with the metrics
 * of their fallbacks in app/theme/fonts.json. Throws when they exceed the budget.
 */
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
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
    const src = `/fonts/${face.file}.${hash}.woff2`;
    files.push([`public${src}`, data]);
    const { family, weight } = face;
    described[role] = { family, weight, src, fallbacks: await fallbackFaces(face, data) };
  }
  const total = files.reduce((sum, [, { length }]) => sum + length, 0);
  if (total > fontBudget) {
    throw new Error(
      `The typefaces are ${total} bytes, allowed are ${fontBudget} (app/theme/font-budget.ts)`,
    );
  }
  for (const old of globSync('public/fonts/*.woff2')) {
    if (files.every(([path]) => path !== old)) rmSync(old);
  }
  yield* files;
  yield ['app/theme/fonts.json', `${JSON.stringify(described, null, 2)}\n`] as const;
}

/** Metric overrides (percentages) that give each local face the web font's line box and width. */
async function fallbackFaces({ family, fallbacks }: Typeface, data: Buffer) {
  const font = { ...(await fromBuffer(data)), familyName: family };
  return fallbacks.map(({ metrics, local }, index) => {
    const { fontFaces } = createFontStack([font, metrics], { fontFaceFormat: 'styleObject' });
    const rule = fontFaces[0]?.['@font-face'];
    if (!rule) throw new Error(`No fallback metrics for ${family}`);
    // Line gaps are left to the system's copies: no text has the line height `normal`, a list's options apart.
    return {
      family: `${family} ${index + 1}`,
      src: local.map((name) => `local('${name}')`).join(','),
      sizeAdjust: rounded(rule.sizeAdjust),
      ascentOverride: rounded(rule.ascentOverride),
      descentOverride: rounded(rule.descentOverride),
    };
  });
}

/** A percentage to a tenth: the rest is less than a hundredth of a pixel, and every page carries it. */
function rounded(percentage = '0%'): string {
  return `${Number(Number.parseFloat(percentage).toFixed(1))}%`;
}
