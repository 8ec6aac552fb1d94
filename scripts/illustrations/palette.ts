import { hex, mix, type Oklch } from './colour.ts';

/** The colours of one hour and season, as #rrggbb. */
export interface Palette {
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string, string];
  /** Sun or moon. */
  sun: string;
  /** The farthest ridge and the nearest; those between are mixed. */
  far: string;
  near: string;
  mist: string;
  /** What the water adds to what it mirrors. */
  water: string;
  /** Silhouettes in front, and their edge towards the light. */
  ink: string;
  lit: string;
  rock: readonly [dark: string, middle: string, light: string];
  snow: string;
  /** Cedar red, used for one small thing in a picture. */
  accent: string;
  /** Leaves, grass or flowers. */
  leaf: readonly [string, string, string];
  /** True where light text belongs on the sky, false where dark text does. */
  dark: boolean;
}

/** How a palette is written down: OKLCH triples. */
interface Hour {
  sky: readonly [Oklch, Oklch, Oklch, Oklch];
  sun: Oklch;
  far: Oklch;
  near: Oklch;
  water: Oklch;
  ink: Oklch;
  lit: Oklch;
  rock: readonly [Oklch, Oklch, Oklch];
  snow?: Oklch;
  accent?: Oklch;
  leaf: readonly [Oklch, Oklch, Oklch];
  dark?: boolean;
}

const granite = [
  [0.3, 0.02, 200],
  [0.5, 0.03, 40],
  [0.72, 0.04, 45],
] as const;
const nightGranite = [
  [0.19, 0.02, 230],
  [0.28, 0.025, 225],
  [0.4, 0.03, 215],
] as const;
const summerLeaf = [
  [0.4, 0.07, 150],
  [0.52, 0.09, 140],
  [0.66, 0.1, 125],
] as const;
const autumnLeaf = [
  [0.5, 0.13, 40],
  [0.63, 0.15, 55],
  [0.77, 0.14, 80],
] as const;

const hours = {
  springDawn: {
    sky: [
      [0.83, 0.04, 215],
      [0.88, 0.035, 190],
      [0.92, 0.04, 100],
      [0.91, 0.065, 65],
    ],
    sun: [0.965, 0.045, 85],
    far: [0.8, 0.035, 215],
    near: [0.37, 0.05, 178],
    water: [0.72, 0.05, 210],
    ink: [0.25, 0.035, 180],
    lit: [0.5, 0.06, 160],
    rock: granite,
    leaf: summerLeaf,
  },
  summerMorning: {
    sky: [
      [0.8, 0.06, 225],
      [0.86, 0.05, 215],
      [0.91, 0.035, 195],
      [0.94, 0.03, 110],
    ],
    sun: [0.975, 0.035, 95],
    far: [0.78, 0.05, 225],
    near: [0.42, 0.07, 165],
    water: [0.66, 0.07, 220],
    ink: [0.28, 0.05, 170],
    lit: [0.56, 0.09, 145],
    rock: granite,
    leaf: summerLeaf,
  },
  summerGold: {
    sky: [
      [0.86, 0.045, 170],
      [0.9, 0.05, 110],
      [0.91, 0.08, 85],
      [0.88, 0.11, 70],
    ],
    sun: [0.97, 0.06, 90],
    far: [0.78, 0.06, 90],
    near: [0.38, 0.06, 150],
    water: [0.74, 0.06, 150],
    ink: [0.26, 0.045, 165],
    lit: [0.58, 0.09, 110],
    rock: granite,
    leaf: summerLeaf,
  },
  autumnMorning: {
    sky: [
      [0.84, 0.03, 220],
      [0.89, 0.025, 180],
      [0.93, 0.035, 90],
      [0.91, 0.055, 75],
    ],
    sun: [0.97, 0.04, 85],
    far: [0.77, 0.035, 240],
    near: [0.43, 0.08, 50],
    water: [0.7, 0.04, 225],
    ink: [0.27, 0.035, 185],
    lit: [0.55, 0.1, 60],
    rock: granite,
    leaf: autumnLeaf,
  },
  autumnGold: {
    sky: [
      [0.9, 0.04, 95],
      [0.91, 0.055, 88],
      [0.89, 0.085, 78],
      [0.85, 0.115, 65],
    ],
    sun: [0.97, 0.05, 90],
    far: [0.77, 0.07, 65],
    near: [0.4, 0.09, 42],
    water: [0.76, 0.07, 75],
    ink: [0.27, 0.045, 140],
    lit: [0.5, 0.09, 110],
    rock: granite,
    leaf: autumnLeaf,
  },
  mist: {
    sky: [
      [0.85, 0.02, 200],
      [0.89, 0.018, 190],
      [0.92, 0.018, 150],
      [0.93, 0.022, 110],
    ],
    sun: [0.97, 0.025, 95],
    far: [0.83, 0.02, 195],
    near: [0.46, 0.035, 185],
    water: [0.82, 0.02, 195],
    ink: [0.29, 0.03, 185],
    lit: [0.52, 0.04, 175],
    rock: granite,
    leaf: summerLeaf,
  },
  storm: {
    sky: [
      [0.33, 0.04, 225],
      [0.41, 0.045, 215],
      [0.55, 0.05, 200],
      [0.8, 0.07, 95],
    ],
    sun: [0.93, 0.09, 90],
    far: [0.55, 0.045, 215],
    near: [0.29, 0.04, 205],
    water: [0.36, 0.05, 215],
    ink: [0.19, 0.03, 205],
    lit: [0.42, 0.05, 190],
    rock: [
      [0.22, 0.02, 215],
      [0.36, 0.03, 210],
      [0.55, 0.035, 120],
    ],
    leaf: summerLeaf,
    dark: true,
  },
  dusk: {
    sky: [
      [0.33, 0.055, 235],
      [0.44, 0.06, 225],
      [0.66, 0.085, 60],
      [0.76, 0.13, 52],
    ],
    sun: [0.92, 0.1, 75],
    far: [0.52, 0.06, 250],
    near: [0.28, 0.045, 225],
    water: [0.38, 0.06, 230],
    ink: [0.18, 0.03, 215],
    lit: [0.48, 0.08, 50],
    rock: [
      [0.2, 0.02, 230],
      [0.32, 0.03, 260],
      [0.56, 0.07, 50],
    ],
    leaf: autumnLeaf,
    dark: true,
  },
  blueHour: {
    sky: [
      [0.27, 0.05, 245],
      [0.36, 0.06, 235],
      [0.5, 0.065, 215],
      [0.74, 0.055, 90],
    ],
    sun: [0.95, 0.04, 95],
    far: [0.46, 0.055, 230],
    near: [0.26, 0.045, 225],
    water: [0.32, 0.06, 230],
    ink: [0.17, 0.03, 220],
    lit: [0.37, 0.05, 210],
    rock: nightGranite,
    accent: [0.68, 0.15, 50],
    leaf: summerLeaf,
    dark: true,
  },
  night: {
    sky: [
      [0.2, 0.04, 250],
      [0.25, 0.045, 240],
      [0.32, 0.05, 225],
      [0.42, 0.055, 200],
    ],
    sun: [0.95, 0.035, 100],
    far: [0.33, 0.045, 225],
    near: [0.21, 0.035, 215],
    water: [0.24, 0.045, 230],
    ink: [0.145, 0.025, 205],
    lit: [0.31, 0.045, 195],
    rock: nightGranite,
    snow: [0.66, 0.035, 225],
    accent: [0.7, 0.14, 60],
    leaf: summerLeaf,
    dark: true,
  },
  aurora: {
    sky: [
      [0.19, 0.035, 240],
      [0.23, 0.045, 220],
      [0.3, 0.055, 195],
      [0.4, 0.07, 180],
    ],
    sun: [0.86, 0.14, 160],
    far: [0.3, 0.045, 205],
    near: [0.2, 0.03, 200],
    water: [0.22, 0.045, 210],
    ink: [0.135, 0.022, 195],
    lit: [0.32, 0.06, 175],
    rock: nightGranite,
    snow: [0.62, 0.04, 200],
    leaf: summerLeaf,
    dark: true,
  },
  winterMorning: {
    sky: [
      [0.82, 0.04, 235],
      [0.87, 0.03, 225],
      [0.92, 0.02, 200],
      [0.93, 0.04, 70],
    ],
    sun: [0.975, 0.03, 80],
    far: [0.81, 0.03, 235],
    near: [0.47, 0.04, 215],
    water: [0.84, 0.025, 230],
    ink: [0.27, 0.035, 205],
    lit: [0.93, 0.012, 230],
    rock: [
      [0.36, 0.02, 230],
      [0.55, 0.02, 230],
      [0.92, 0.012, 220],
    ],
    leaf: summerLeaf,
  },
  winterDusk: {
    sky: [
      [0.42, 0.05, 250],
      [0.53, 0.05, 245],
      [0.7, 0.05, 30],
      [0.83, 0.075, 55],
    ],
    sun: [0.95, 0.06, 75],
    far: [0.58, 0.045, 260],
    near: [0.34, 0.045, 240],
    water: [0.6, 0.045, 245],
    ink: [0.22, 0.035, 230],
    lit: [0.75, 0.04, 240],
    rock: [
      [0.26, 0.025, 240],
      [0.42, 0.03, 245],
      [0.8, 0.03, 230],
    ],
    snow: [0.84, 0.03, 235],
    leaf: summerLeaf,
    dark: true,
  },
} satisfies Record<string, Hour>;

/** An hour and season that a picture can be set in. */
export type HourName = keyof typeof hours;

/** The colours of the named hour. */
export function paletteOf(name: HourName): Palette {
  const hour: Hour = hours[name];
  const sky = hour.sky.map(hex);
  const [zenith = '#fff', upper = '#fff', lower = '#fff', horizon = '#fff'] = sky;
  return {
    sky: [zenith, upper, lower, horizon],
    sun: hex(hour.sun),
    far: hex(hour.far),
    near: hex(hour.near),
    mist: mix(lower, horizon, 0.6),
    water: hex(hour.water),
    ink: hex(hour.ink),
    lit: hex(hour.lit),
    rock: [hex(hour.rock[0]), hex(hour.rock[1]), hex(hour.rock[2])],
    snow: hex(hour.snow ?? [0.95, 0.012, 225]),
    accent: hex(hour.accent ?? [0.55, 0.155, 35]),
    leaf: [hex(hour.leaf[0]), hex(hour.leaf[1]), hex(hour.leaf[2])],
    dark: hour.dark ?? false,
  };
}
