/**
 * Subsets the two typefaces to what the site sets and writes them with a hash in the name
 * (so that they can be cached for ever), plus app/theme/fonts.json with the metrics of the
 * local fallback faces. Run: npx node illustrations/fonts.ts
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { type Font, fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/** design.md (Looks): both files together, in bytes. */
const BUDGET = 45 * 1024;
const OUT = 'public/fonts';

const basicLatin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const frenchAccents = 'àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ';
const marks = '\u00a0\u202f«»“”‘’–—…•·©®™€°½×→←↑↓ºª';
const characters = basicLatin + frenchAccents + marks;

/**
 * One typeface: where it comes from, what is kept of it and what stands in while it loads. Each name that a machine does
 * not have costs it a search before the first text, so only one per system is asked for: Windows and Apple's, Linux and
 * ChromeOS, Android.
 */
const faces = [
  {
    file: 'young-serif',
    family: 'Young Serif',
    weight: '400',
    source: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
    // Its figures are set where figures count: lining, of one width, with a plain zero, which the other has not.
    features: ['kern', 'liga', 'lnum', 'tnum'],
    axes: undefined,
    fallbacks: [
      { metrics: georgia, local: ['Georgia'] },
      { metrics: timesNewRoman, local: ['Liberation Serif', 'Tinos'] },
      { metrics: notoSerif, local: ['Noto Serif'] },
    ],
  },
  {
    file: 'atkinson-next',
    family: 'Atkinson Hyperlegible Next',
    weight: '400 700',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    features: ['kern', 'tnum'],
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [
      { metrics: arial, local: ['Arial', 'Liberation Sans', 'Arimo'] },
      { metrics: roboto, local: ['Roboto'] },
    ],
  },
];

const require = createRequire(import.meta.url);

/** Metric overrides (percentages) that give each local face the web font's line box and width. */
function fallbackFaces(face: (typeof faces)[number], font: Font) {
  return face.fallbacks.map(({ metrics, local }, index) => {
    const { fontFaces } = createFontStack([{ ...font, familyName: face.family }, metrics], {
      fontFaceFormat: 'styleObject',
    });
    const rule = fontFaces[0]?.['@font-face'];
    if (!rule) throw new Error(`No fallback metrics for ${face.family}`);
    // Line gaps are left to the system's copies: no text has the line height `normal`, a list's options apart.
    const { sizeAdjust, ascentOverride, descentOverride } = rule;
    const family = `${face.family} ${index + 1}`;
    return {
      family,
      src: local.map((name) => `local('${name}')`).join(','),
      sizeAdjust: rounded(sizeAdjust),
      ascentOverride: rounded(ascentOverride),
      descentOverride: rounded(descentOverride),
    };
  });
}

/** A percentage to a tenth: the rest is less than a hundredth of a pixel, and every page carries it. */
function rounded(percentage = '0%'): string {
  return `${Number(Number.parseFloat(percentage).toFixed(1))}%`;
}

await mkdir(OUT, { recursive: true });
await mkdir('app/theme', { recursive: true });
for (const old of await readdir(OUT)) if (old.endsWith('.woff2')) await rm(`${OUT}/${old}`);

let total = 0;
const described = [];
for (const face of faces) {
  const source = await readFile(require.resolve(face.source));
  const options = {
    keepFeatures: face.features,
    noHinting: true,
    ...(face.axes && { variationAxes: face.axes }),
  };
  const subset = await subsetFont(source, characters, { ...options, targetFormat: 'woff2' });
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  const name = `${face.file}.${hash}.woff2`;
  await writeFile(`${OUT}/${name}`, subset);
  total += subset.length;
  const font = await fromBuffer(subset);
  described.push({
    family: face.family,
    weight: face.weight,
    src: `/fonts/${name}`,
    fallbacks: fallbackFaces(face, font),
  });
  console.log(`${name}  ${(subset.length / 1024).toFixed(1)} KiB`);
}

const [display, text] = described;
await writeFile('app/theme/fonts.json', `${JSON.stringify({ display, text }, null, 2)}\n`);
console.log(`together  ${(total / 1024).toFixed(1)} KiB of ${BUDGET / 1024} KiB`);
if (total > BUDGET) throw new Error('The fonts are heavier than the design allows');
