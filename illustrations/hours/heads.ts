import { autumnLeaf, granite, type Hour, nightGranite, summerLeaf } from './hour.ts';

/** The four whole hours of pages' heads: the sky is of one tone where words stand, and the land lies in the same light. */
const dawn = {
  sky: [
    [0.915, 0.027, 82],
    [0.912, 0.03, 80],
    [0.903, 0.045, 72],
    [0.885, 0.065, 64],
  ],
  sun: [0.975, 0.05, 88],
  far: [0.79, 0.042, 250],
  near: [0.4, 0.05, 195],
  water: [0.8, 0.028, 225],
  ink: [0.265, 0.04, 190],
  lit: [0.5, 0.06, 150],
  rock: granite,
  leaf: summerLeaf,
} satisfies Hour;

const day = {
  sky: [
    [0.885, 0.036, 222],
    [0.888, 0.035, 220],
    [0.915, 0.028, 210],
    [0.945, 0.02, 180],
  ],
  sun: [0.985, 0.02, 95],
  far: [0.77, 0.05, 232],
  near: [0.42, 0.065, 168],
  water: [0.7, 0.06, 224],
  ink: [0.28, 0.05, 170],
  lit: [0.56, 0.09, 145],
  rock: granite,
  leaf: summerLeaf,
} satisfies Hour;

const dusk = {
  sky: [
    [0.33, 0.05, 242],
    [0.35, 0.05, 244],
    [0.53, 0.045, 10],
    [0.76, 0.1, 62],
  ],
  sun: [0.93, 0.09, 78],
  far: [0.45, 0.045, 255],
  near: [0.26, 0.04, 235],
  water: [0.36, 0.05, 245],
  ink: [0.18, 0.03, 235],
  lit: [0.46, 0.07, 40],
  rock: [
    [0.21, 0.025, 255],
    [0.31, 0.03, 275],
    [0.52, 0.06, 45],
  ],
  accent: [0.6, 0.15, 38],
  leaf: [
    [0.27, 0.04, 220],
    [0.33, 0.045, 180],
    [0.47, 0.07, 90],
  ],
  dark: true,
} satisfies Hour;

const night = {
  sky: [
    [0.215, 0.042, 250],
    [0.225, 0.043, 246],
    [0.3, 0.05, 230],
    [0.4, 0.055, 210],
  ],
  sun: [0.95, 0.04, 95],
  far: [0.36, 0.05, 228],
  near: [0.23, 0.04, 222],
  water: [0.26, 0.048, 232],
  ink: [0.155, 0.028, 222],
  lit: [0.33, 0.045, 205],
  rock: nightGranite,
  snow: [0.66, 0.035, 225],
  accent: [0.7, 0.14, 60],
  leaf: summerLeaf,
  dark: true,
} satisfies Hour;

/** What October and January change. */
const october = { leaf: autumnLeaf } satisfies Partial<Hour>;
const january = {
  rock: [
    [0.36, 0.02, 230],
    [0.55, 0.02, 230],
    [0.92, 0.012, 220],
  ],
  water: [0.84, 0.025, 230],
} satisfies Partial<Hour>;

export const headHours = {
  dawn,
  dawnOctober: { ...dawn, ...october },
  day,
  dayOctober: { ...day, ...october },
  dayJanuary: { ...day, ...january },
  dusk,
  duskOctober: { ...dusk, ...october },
  night,
  nightAurora: { ...night, sun: [0.86, 0.14, 160] },
} satisfies Record<string, Hour>;
