import { stand } from '../layers/forest.ts';
import { slope } from '../layers/ground.ts';
import { ridge } from '../layers/ridge.ts';
import { clouds, sky } from '../layers/sky.ts';
import { water } from '../layers/water.ts';
import { canoeFrame } from '../motifs/craft.ts';
import type { Scene } from '../render.ts';
import { boardTable } from './close-views/board-table.ts';
import { deskWithFigures } from './close-views/desk-with-figures.ts';
import { openLedger } from './close-views/open-ledger.ts';
import { pairAtTable } from './close-views/pair-at-table.ts';
import { seedlings } from './close-views/seedlings.ts';
import { workshop } from './close-views/workshop.ts';

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
    layers: workshop,
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
