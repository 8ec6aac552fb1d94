import { createRequire } from 'node:module';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';

const require = createRequire(import.meta.url);

/**
 * The site's typefaces: where each comes from (a package of this folder), what is kept of it, and what stands in
 * while it loads. Each fallback that a machine does not have costs it a search before the first text, so only one is
 * asked for on each system: Windows and Apple's, Linux and ChromeOS, Android.
 */
export const typefaces = {
  display: {
    file: 'young-serif',
    family: 'Young Serif',
    weight: '400',
    source: require.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'),
    features: ['kern', 'liga', 'lnum', 'tnum'],
    axes: undefined,
    /** The axes' values on social cards. */
    onCards: undefined,
    fallbacks: [
      { metrics: georgia, local: ['Georgia'] },
      { metrics: timesNewRoman, local: ['Liberation Serif', 'Tinos'] },
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
    features: ['kern', 'tnum'],
    axes: { wght: { min: 400, max: 700 } },
    onCards: { wght: 600 },
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
    /** Nothing but these is kept of it. */
    characters: '$%0123456789',
    features: ['tnum'],
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [],
  },
};

/** One of them. */
export type Typeface = (typeof typefaces)[keyof typeof typefaces];
