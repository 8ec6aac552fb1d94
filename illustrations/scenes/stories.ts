import { stand } from '../layers/forest.ts';
import { slope } from '../layers/ground.ts';
import { maples } from '../layers/grove.ts';
import { ridge } from '../layers/ridge.ts';
import { clouds, sky } from '../layers/sky.ts';
import { cabin } from '../motifs/buildings.ts';
import { gardenRows, kites } from '../motifs/lakeside.ts';
import { meadow } from '../motifs/plants.ts';
import type { Scene } from '../render.ts';

const story = { width: 1200, height: 800, limit: 20_000 };

/** The two case studies. */
export const stories: Scene[] = [
  {
    ...story,
    name: 'food-network',
    seed: 901,
    hour: 'summerGold',
    layers: [
      sky(0.46, { x: 0.7, y: 0.3, r: 54 }),
      ridge({ y: 0.48, rise: 0.16, depth: 0.1, hills: 2 }),
      ridge({ y: 0.5, rise: 0.1, depth: 0.4, hills: 2.6, trees: 12 }),
      slope({ y: 0.52, rise: 0.04, tone: 'leaf', shade: 0.2 }),
      maples([
        [0.08, 0.54, 190],
        [0.17, 0.54, 150],
      ]),
      cabin(0.24, 0.545, 210, false),
      stand({
        kind: 'spruce',
        from: 0.8,
        to: 1,
        ground: [0.54, 0.55],
        count: 6,
        tall: [90, 200],
        depth: 0.85,
      }),
      gardenRows(0.58, 0.535, 9),
    ],
  },
  {
    ...story,
    name: 'youth-arts',
    seed: 912,
    hour: 'summerMorning',
    layers: [
      sky(0.72),
      clouds(0.15, 0.5, 5),
      ridge({ y: 0.74, rise: 0.16, depth: 0.1, hills: 2 }),
      ridge({ y: 0.76, rise: 0.1, depth: 0.4, hills: 2.6, trees: 12 }),
      slope({ y: 0.9, rise: 0.16, hills: 1.2, tone: 'leaf', lean: -0.3 }),
      kites([
        [0.2, 0.22, 150, 0],
        [0.4, 0.42, 110, 1],
        [0.62, 0.18, 190, 3],
        [0.8, 0.44, 130, 0],
        [0.3, 0.6, 80, 2],
      ]),
      meadow(0, 1, [0.94, 1.02], 90, [40, 110], 'fireweed'),
    ],
  },
];
