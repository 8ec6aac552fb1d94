import type { Scene } from '../render.ts';
import { boardTable } from './close-views/board-table.ts';
import { deskWithFigures } from './close-views/desk-with-figures.ts';
import { openLedger } from './close-views/open-ledger.ts';
import { pairAtTable } from './close-views/pair-at-table.ts';
import { seedlings } from './close-views/seedlings.ts';
import { toolSketch } from './close-views/tool-sketch.ts';
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
    hour: 'springDawn',
    layers: toolSketch,
  },
];
