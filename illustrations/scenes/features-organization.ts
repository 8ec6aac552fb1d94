import { toolScreen } from '../motifs/tool-screen.ts';
import type { Scene } from '../render.ts';
import { agreement } from './close-views/agreement.ts';
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
    hour: 'summerMorning',
    layers: agreement,
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
