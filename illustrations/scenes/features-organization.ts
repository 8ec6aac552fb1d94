import { ridge } from '../layers/ridge.ts';
import { sky } from '../layers/sky.ts';
import { glitter, water } from '../layers/water.ts';
import { dock } from '../motifs/boats.ts';
import { chair } from '../motifs/chair.ts';
import { toolScreen } from '../motifs/tool-screen.ts';
import type { Scene } from '../render.ts';
import { mapOnTable } from './close-views/map-on-table.ts';
import { openBinder } from './close-views/open-binder.ts';

const frame = { width: 1200, height: 900, limit: 22_000 };

/** Pictures beside the texts about the organization and its toolkit. */
export const organizationFeatures: Scene[] = [
  {
    ...frame,
    name: 'about',
    phoneLimit: 7_400,
    seed: 601,
    hour: 'autumnMorning',
    layers: mapOnTable,
  },
  {
    ...frame,
    name: 'partnership',
    seed: 612,
    hour: 'springDawn',
    layers: [
      sky(0.56, { x: 0.5, y: 0.42, r: 60, halo: 2 }),
      ridge({ y: 0.56, rise: 0.16, depth: 0.1, hills: 2 }),
      ridge({ y: 0.565, rise: 0.09, depth: 0.5, hills: 3, trees: 18 }),
      water({ y: 0.57, ripples: 26 }),
      glitter(0.5, 0.58, 0.98, 80),
      dock([0.2, 0.8], [0.42, 0.58], 0.66),
      chair(0.4, 0.9, 230),
      chair(0.6, 0.9, 230, '#3d6b57'),
    ],
  },
  {
    ...frame,
    name: 'policy-toolkit',
    seed: 691,
    hour: 'summerGold',
    layers: openBinder,
  },
  {
    ...frame,
    name: 'aimpact-suite',
    seed: 702,
    hour: 'summerMorning',
    layers: [toolScreen],
  },
];
