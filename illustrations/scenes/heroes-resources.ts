import { headScene } from '../head-files.ts';
import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { slope, trail } from '../layers/ground.ts';
import { birches } from '../layers/grove.ts';
import { ridge } from '../layers/ridge.ts';
import { headSky } from '../layers/sky.ts';
import { mistBank, water } from '../layers/water.ts';
import { camp, signpost } from '../motifs/buildings.ts';
import { meadow } from '../motifs/plants.ts';
import type { Scene } from '../render.ts';

const wide = { ...headScene, limit: 22_000 };

/** Pictures behind the headings of the resource pages. */
export const resourceHeroes: Scene[] = [
  {
    ...wide,
    name: 'resources',
    seed: 301,
    hour: 'dusk',
    layers: [
      headSky(0.775),
      ridge({ y: 0.775, rise: 0.16, depth: 0.1, hills: 2, lean: -0.3 }),
      ridge({ y: 0.78, rise: 0.07, depth: 0.6, hills: 3, lean: -0.4, trees: 12, mist: 0.3 }),
      water({ y: 0.78, ripples: 40 }),
      granite({ from: 0.64, to: 1.2, y: 0.85, foot: 1.02, crest: 0.4 }),
      stand({
        kind: 'spruce',
        from: 0.9,
        to: 1.01,
        ground: [0.865, 0.89],
        count: 5,
        tall: [150, 330],
      }),
      camp(0.82, 0.88, 190),
    ],
  },
  {
    ...wide,
    name: 'blog',
    effort: 4,
    seed: 312,
    hour: 'duskOctober',
    layers: [
      headSky(0.82),
      ridge({ y: 0.82, rise: 0.2, depth: 0.06, hills: 2, lean: -0.3 }),
      ridge({ y: 0.86, rise: 0.12, depth: 0.5, hills: 3, trees: 12, mist: 0.4 }),
      ridge({ y: 0.92, rise: 0.08, depth: 0.8, hills: 2, trees: 22, mist: 0.1 }),
      slope({ y: 0.99, rise: 0.08, hills: 1.3, tone: 'ink', shade: 0.5 }),
      birches(
        [
          [0.725, 0.95, 250],
          [0.895, 0.95, 260],
        ],
        0.04,
        0.35,
      ),
      birches(
        [
          [0.765, 0.98, 330],
          [0.845, 1.0, 345],
          [0.965, 0.98, 335],
        ],
        0.045,
      ),
    ],
  },
  {
    ...wide,
    name: 'impact-stories',
    seed: 345,
    hour: 'day',
    layers: [
      headSky(0.78),
      ridge({ y: 0.78, rise: 0.18, depth: 0.08, hills: 2 }),
      ridge({ y: 0.8, rise: 0.1, depth: 0.35, hills: 2.6, trees: 10 }),
      slope({ y: 0.86, rise: 0.07, hills: 1.6, tone: 'leaf', shade: 0.15 }),
      stand({
        kind: 'spruce',
        from: 0.86,
        to: 1,
        ground: [0.83, 0.83],
        count: 7,
        tall: [90, 200],
        depth: 0.85,
      }),
      slope({ y: 0.98, rise: 0.11, hills: 1.2, tone: 'leaf', lean: -0.3 }),
      meadow(0.4, 1.02, [0.93, 0.99], 60, [40, 90], 'fireweed'),
      meadow(0.62, 1.02, [1.0, 1.06], 44, [110, 220], 'fireweed'),
    ],
  },
  {
    ...wide,
    name: 'faq',
    seed: 356,
    hour: 'dawnOctober',
    layers: [
      headSky(0.78),
      ridge({ y: 0.78, rise: 0.22, depth: 0.06, hills: 2, lean: -0.2, mist: 0.7 }),
      ridge({ y: 0.82, rise: 0.14, depth: 0.24, hills: 3, trees: 12, mist: 0.8 }),
      stand({
        kind: 'spruce',
        from: 0.69,
        to: 1,
        ground: [0.885, 0.885],
        count: 10,
        tall: [90, 200],
        depth: 0.4,
      }),
      mistBank(0.87, 60, 0.8),
      slope({ y: 0.93, rise: 0.07, hills: 1.2, tone: 'leaf', shade: 0.3 }),
      trail([0.6, 1.03], [0.62, 0.885], [190, 5], 1.1),
      trail([0.86, 1.03], [0.86, 0.9], [190, 5], 1.4),
      signpost(0.745, 0.97, 300),
      stand({
        kind: 'spruce',
        from: 0.955,
        to: 1.02,
        ground: [0.98, 1],
        count: 3,
        tall: [260, 380],
      }),
    ],
  },
];
