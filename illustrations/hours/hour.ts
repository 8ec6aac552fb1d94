import type { Oklch } from '../colour.ts';

/** How a palette is written down: OKLCH triples. */
export interface Hour {
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

/** Pink and grey bedrock by day. */
export const granite = [
  [0.3, 0.02, 200],
  [0.5, 0.03, 40],
  [0.72, 0.04, 45],
] as const;
/** The same rock without sun. */
export const nightGranite = [
  [0.19, 0.02, 230],
  [0.28, 0.025, 225],
  [0.4, 0.03, 215],
] as const;
/** Leaves and grass from June to August. */
export const summerLeaf = [
  [0.4, 0.07, 150],
  [0.52, 0.09, 140],
  [0.66, 0.1, 125],
] as const;
/** Leaves in October. */
export const autumnLeaf = [
  [0.5, 0.13, 40],
  [0.63, 0.15, 55],
  [0.77, 0.14, 80],
] as const;
