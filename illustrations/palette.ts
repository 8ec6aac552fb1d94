import { hex, mix } from './colour.ts';
import { darkHours } from './hours/dark.ts';
import { headHours } from './hours/heads.ts';
import type { Hour } from './hours/hour.ts';
import { lightHours } from './hours/light.ts';

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

const hours = { ...lightHours, ...darkHours, ...headHours };

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
