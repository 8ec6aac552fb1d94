import { createNoise2D } from 'simplex-noise';
import { seeded } from './seeded.ts';

/** A repeatable source of numbers: the same seed always draws the same picture. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [min, max). */
  range(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** Smooth noise in about [-1, 1], summed over octaves; `row` picks an independent line. */
  noise(x: number, row?: number, octaves?: number): number;
}

/** Makes a Random from a 32-bit seed (noise by simplex-noise). */
export function randomFrom(seed: number): Random {
  const next = seeded(seed);
  const simplex = createNoise2D(next);
  return {
    next,
    range: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    noise(x, row = 0, octaves = 4) {
      let sum = 0;
      let size = 0.5;
      for (let octave = 0; octave < octaves; octave++) {
        sum += size * simplex(x * 2 ** octave, row * 17.3 + octave * 5.1);
        size /= 2;
      }
      return sum;
    },
  };
}
