import { stand } from '../layers/forest.ts';
import { slope } from '../layers/ground.ts';
import { maples } from '../layers/grove.ts';
import { ridge } from '../layers/ridge.ts';
import { clouds, sky } from '../layers/sky.ts';
import { mistBank, water } from '../layers/water.ts';
import { canoeFrame } from '../motifs/craft.ts';
import { steppingStones } from '../motifs/stone.ts';
import type { Scene } from '../render.ts';
import { boardTable } from './close-views/board-table.ts';
import { deskWithFigures } from './close-views/desk-with-figures.ts';
import { openLedger } from './close-views/open-ledger.ts';
import { pairAtTable } from './close-views/pair-at-table.ts';
import { seedlings } from './close-views/seedlings.ts';

const frame = { width: 1200, height: 900, limit: 22_000 };

/** Pictures beside the services' texts: the work itself, at the table where it is done. */
export const serviceFeatures: Scene[] = [
  {
    ...frame,
    name: 'governance',
    seed: 623,
    hour: 'springDawn',
    layers: boardTable,
  },
  {
    ...frame,
    name: 'fundraising',
    seed: 634,
    hour: 'summerMorning',
    layers: seedlings,
  },
  {
    ...frame,
    name: 'financial-operations',
    seed: 645,
    hour: 'autumnGold',
    layers: openLedger,
  },
  {
    ...frame,
    name: 'human-resources',
    seed: 656,
    hour: 'summerGold',
    layers: pairAtTable,
  },
  {
    ...frame,
    name: 'data-management',
    seed: 669,
    hour: 'winterMorning',
    layers: deskWithFigures,
  },
  {
    ...frame,
    name: 'training-education',
    seed: 678,
    hour: 'autumnMorning',
    layers: [
      sky(0.5),
      ridge({ y: 0.5, rise: 0.24, depth: 0.08, hills: 2 }),
      ridge({ y: 0.5, rise: 0.16, depth: 0.35, hills: 2.6, trees: 10 }),
      mistBank(0.48, 40),
      ridge({ y: 0.53, rise: 0.035, depth: 0.8, hills: 2, mist: 0.1 }),
      maples([
        [0.56, 0.52, 130],
        [0.66, 0.52, 170],
        [0.78, 0.52, 150],
        [0.9, 0.53, 200],
      ]),
      stand({
        kind: 'spruce',
        from: 0.02,
        to: 0.46,
        ground: [0.52, 0.52],
        count: 12,
        tall: [70, 190],
        depth: 0.8,
      }),
      water({ y: 0.525, ripples: 60 }),
      steppingStones([
        [0.6, 0.545, 46],
        [0.565, 0.57, 62],
        [0.6, 0.603, 86],
        [0.535, 0.645, 116],
        [0.6, 0.7, 154],
        [0.5, 0.765, 200],
        [0.585, 0.85, 262],
        [0.42, 0.955, 340],
      ]),
    ],
  },
  {
    ...frame,
    name: 'custom-solutions',
    seed: 689,
    hour: 'summerMorning',
    layers: [
      sky(0.58),
      clouds(0.1, 0.34, 4),
      ridge({ y: 0.58, rise: 0.24, depth: 0.08, hills: 2 }),
      ridge({ y: 0.58, rise: 0.16, depth: 0.35, hills: 2.6, trees: 10 }),
      ridge({ y: 0.585, rise: 0.08, depth: 0.75, hills: 3, trees: 28, mist: 0.3 }),
      water({ y: 0.59, ripples: 40 }),
      slope({ y: 0.86, rise: 0.08, hills: 1.2, tone: 'leaf' }),
      stand({
        kind: 'cedar',
        from: 0.9,
        to: 1.02,
        ground: [0.88, 0.9],
        count: 3,
        tall: [380, 560],
      }),
      canoeFrame(0.47, 0.84, 800),
    ],
  },
];
