import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { ridge } from '../layers/ridge.ts';
import { sky } from '../layers/sky.ts';
import { glitter, water } from '../layers/water.ts';
import { bridge } from '../motifs/buildings.ts';
import { sapling } from '../motifs/plants.ts';
import type { Scene } from '../render.ts';
import { openBinder } from './close-views/open-binder.ts';

const frame = { width: 1200, height: 900, limit: 22_000 };

/** Pictures beside the texts about the organization and its toolkit. */
export const organizationFeatures: Scene[] = [
  {
    ...frame,
    name: 'about',
    seed: 601,
    hour: 'springDawn',
    layers: [
      sky(0.7, { x: 0.66, y: 0.42, r: 92 }),
      ridge({ y: 0.7, rise: 0.18, depth: 0.08, hills: 1.8 }),
      ridge({ y: 0.71, rise: 0.12, depth: 0.36, hills: 2.6, trees: 12 }),
      water({ y: 0.72, ripples: 40 }),
      glitter(0.66, 0.73, 0.98, 90),
      granite({ from: -0.2, to: 0.86, y: 0.76, foot: 1.02, crest: 0.55 }),
      sapling(0.385, 0.775, 400),
    ],
  },
  {
    ...frame,
    name: 'partnership',
    seed: 612,
    hour: 'dusk',
    layers: [
      sky(0.66, { x: 0.5, y: 0.5, r: 70 }),
      ridge({ y: 0.78, rise: 0.3, depth: 0.1, hills: 2 }),
      ridge({ y: 0.78, rise: 0.2, depth: 0.45, hills: 2.6, trees: 14 }),
      stand({
        kind: 'spruce',
        from: -0.02,
        to: 0.16,
        ground: [0.7, 0.73],
        count: 6,
        tall: [150, 330],
      }),
      stand({
        kind: 'cedar',
        from: 0.84,
        to: 1.02,
        ground: [0.73, 0.7],
        count: 5,
        tall: [150, 310],
      }),
      bridge(0.12, 0.88, 0.7, 120),
      granite({ from: -0.2, to: 0.2, y: 0.69, foot: 0.8, crest: 0.45, shore: false }),
      granite({ from: 0.8, to: 1.2, y: 0.69, foot: 0.8, crest: 0.55, shore: false }),
      water({ y: 0.79, ripples: 40, squash: 0.85 }),
      glitter(0.5, 0.8, 0.98, 70),
    ],
  },
  {
    ...frame,
    name: 'policy-toolkit',
    seed: 691,
    hour: 'summerGold',
    layers: openBinder,
  },
];
