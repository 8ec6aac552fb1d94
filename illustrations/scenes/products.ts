import type { Layer } from '../canvas.ts';
import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { mountain } from '../layers/mountain.ts';
import { ridge } from '../layers/ridge.ts';
import { sky, stars } from '../layers/sky.ts';
import { water } from '../layers/water.ts';
import { bridge } from '../motifs/buildings.ts';
import { logRings, waterWheel } from '../motifs/craft.ts';
import { milkweed } from '../motifs/plants.ts';
import type { Scene } from '../render.ts';
import { boxOfFolders, financePack, governancePack } from './close-views/policy-packs.ts';

const card = { width: 800, height: 600, limit: 12_000 };

/** One of the suite's five: the same night, lake and moon; only what stands before it differs. */
function module(name: string, seed: number, layers: readonly Layer[]): Scene {
  return {
    ...card,
    name,
    seed,
    hour: 'blueHour',
    layers: [
      sky(0.74, { x: 0.5, y: 0.45, r: 178, halo: 1 }),
      stars(36, 0.5),
      ridge({ y: 0.76, rise: 0.12, depth: 0.2, hills: 1.8 }),
      ...layers,
    ],
  };
}

/** The five modules of the partner's suite. */
export const modules: Scene[] = [
  module('link', 701, [
    stand({
      kind: 'spruce',
      from: 0.0,
      to: 0.13,
      ground: [0.72, 0.74],
      count: 4,
      tall: [100, 220],
    }),
    stand({ kind: 'spruce', from: 0.87, to: 1, ground: [0.74, 0.72], count: 4, tall: [100, 220] }),
    bridge(0.12, 0.88, 0.72, 84),
    granite({ from: -0.15, to: 0.2, y: 0.71, foot: 0.8, shore: false }),
    granite({ from: 0.8, to: 1.15, y: 0.71, foot: 0.8, crest: 0.45, shore: false }),
    water({ y: 0.79, ripples: 18, squash: 0.8 }),
  ]),
  module('funds', 712, [
    ridge({ y: 0.82, rise: 0.1, depth: 0.6, hills: 2, trees: 20, mist: 0.3 }),
    granite({ from: -0.2, to: 1.2, y: 0.86, foot: 1.06, shore: false }),
    milkweed(0.5, 0.93, 430),
  ]),
  module('bi', 723, [
    mountain({ x: 0.19, summit: 0.62, foot: 0.79, width: 0.2, depth: 0.3, snow: true }),
    mountain({ x: 0.335, summit: 0.53, foot: 0.79, width: 0.24, depth: 0.42, snow: true }),
    mountain({ x: 0.495, summit: 0.43, foot: 0.79, width: 0.28, depth: 0.52, snow: true }),
    mountain({ x: 0.66, summit: 0.33, foot: 0.79, width: 0.32, depth: 0.62, snow: true }),
    mountain({ x: 0.84, summit: 0.22, foot: 0.79, width: 0.36, depth: 0.72, snow: true }),
    ridge({ y: 0.795, rise: 0.05, depth: 0.9, hills: 3, trees: 18, mist: 0.2 }),
    water({ y: 0.795, ripples: 18, squash: 0.8 }),
  ]),
  module('proof', 734, [
    ridge({ y: 0.82, rise: 0.1, depth: 0.6, hills: 2, trees: 20, mist: 0.3 }),
    granite({ from: -0.2, to: 1.2, y: 0.83, foot: 1.06, shore: false }),
    logRings(0.5, 0.535, 176),
  ]),
  {
    ...module('bot', 745, [
      ridge({ y: 0.8, rise: 0.1, depth: 0.6, hills: 2, trees: 20, mist: 0.3 }),
      waterWheel(0.5, 0.54, 196),
      water({ y: 0.8, ripples: 30, squash: 0.8 }),
      stand({ kind: 'cedar', from: 0.93, to: 1.02, ground: [0.98, 1], count: 2, tall: [220, 320] }),
    ]),
    phoneLimit: 5_800,
  },
];

/** What the shop's cards show. */
export const toolkit: Scene[] = [
  { ...card, name: 'full-toolkit', seed: 801, hour: 'autumnMorning', layers: boxOfFolders },
  { ...card, name: 'finance-pack', seed: 812, hour: 'summerGold', layers: financePack },
  { ...card, name: 'governance-pack', seed: 823, hour: 'springDawn', layers: governancePack },
];
