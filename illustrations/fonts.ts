import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import { type Font, fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { fontBudget } from '../app/theme/font-budget.ts';
import { type DrawnFile, fingerprint } from './manifest.ts';
import { type Typeface, typefaces } from './typefaces.ts';

const OUT = 'public/fonts';

const basicLatin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const frenchAccents = 'àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ';
const marks = '\u00a0\u202f«»“”‘’–—…•·©®™€°½×→←↑↓ºª';
const characters = basicLatin + frenchAccents + marks;

const faces = Object.entries(typefaces);

/**
 * Subsets the typefaces to what the site sets, each into a file with a hash in its name (cached forever), and describes
 * them with the metrics of their local fallbacks in app/theme/fonts.json.
 */
export const fontsFile: DrawnFile = {
  name: 'fonts',
  path: 'app/theme/fonts.json',
  inputs: JSON.stringify([
    characters,
    ...faces.map(([, { source, ...face }]) => [fingerprint(readFileSync(source)), face]),
  ]),
  generated: true,
  draw: drawFonts,
};

async function drawFonts(): Promise<Uint8Array> {
  const subsets = await Promise.all(
    faces.map(async ([role, face]) => ({ role, face, data: await subsetOf(face) })),
  );
  const total = subsets.reduce((sum, { data }) => sum + data.length, 0);
  if (total > fontBudget) {
    throw new Error(
      `The typefaces are ${total} bytes, allowed are ${fontBudget} (app/theme/font-budget.ts)`,
    );
  }
  mkdirSync(OUT, { recursive: true });
  for (const old of globSync(`${OUT}/*.woff2`)) rmSync(old);
  const described = await Promise.all(
    subsets.map(async ({ role, face, data }) => {
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
      const name = `${face.file}.${hash}.woff2`;
      writeFileSync(`${OUT}/${name}`, data);
      const { family, weight } = face;
      const fallbacks = fallbackFaces(face, await fromBuffer(data));
      return [role, { family, weight, src: `/fonts/${name}`, fallbacks }] as const;
    }),
  );
  return Buffer.from(`${JSON.stringify(Object.fromEntries(described), null, 2)}\n`);
}

function subsetOf({ source, features, axes, ...face }: Typeface): Promise<Buffer> {
  return subsetFont(readFileSync(source), 'characters' in face ? face.characters : characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  });
}

/** Metric overrides (percentages) that give each local face the web font's line box and width. */
function fallbackFaces(face: Typeface, font: Font) {
  return face.fallbacks.map(({ metrics, local }, index) => {
    const { fontFaces } = createFontStack([{ ...font, familyName: face.family }, metrics], {
      fontFaceFormat: 'styleObject',
    });
    const rule = fontFaces[0]?.['@font-face'];
    if (!rule) throw new Error(`No fallback metrics for ${face.family}`);
    // Line gaps are left to the system's copies: no text has the line height `normal`, a list's options apart.
    const { sizeAdjust, ascentOverride, descentOverride } = rule;
    return {
      family: `${face.family} ${index + 1}`,
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
