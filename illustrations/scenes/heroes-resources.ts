import { headScene } from '../../app/content/head-files.ts';
import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { slope, trail } from '../layers/ground.ts';
import { birches } from '../layers/grove.ts';
import { island } from '../layers/island.ts';
import { ridge } from '../layers/ridge.ts';
import { sky, stars } from '../layers/sky.ts';
import { starTrails } from '../layers/star-trails.ts';
import { glitter, mistBank, water } from '../layers/water.ts';
import { owl } from '../motifs/birds.ts';
import { branch } from '../motifs/branch.ts';
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
      sky(0.68, { x: 0.56, y: 0.6, r: 36 }),
      ridge({ y: 0.68, rise: 0.2, depth: 0.1, hills: 2, lean: -0.3 }),
      ridge({ y: 0.685, rise: 0.13, depth: 0.5, hills: 3, lean: -0.4, trees: 12 }),
      water({ y: 0.685, ripples: 40 }),
      glitter(0.56, 0.69, 0.98, 56),
      granite({ from: 0.56, to: 1.2, y: 0.8, foot: 1.02, crest: 0.4 }),
      stand({
        kind: 'spruce',
        from: 0.89,
        to: 1.01,
        ground: [0.815, 0.84],
        count: 5,
        tall: [170, 400],
      }),
      camp(0.83, 0.83, 200),
    ],
  },
  {
    ...wide,
    name: 'blog',
    effort: 4,
    seed: 312,
    hour: 'dusk',
    layers: [
      sky(0.78),
      ridge({ y: 0.78, rise: 0.24, depth: 0.06, hills: 2, lean: -0.3 }),
      ridge({ y: 0.8, rise: 0.16, depth: 0.3, hills: 3, trees: 12, mist: 0.8 }),
      birches(
        [
          [0.6, 0.86, 270],
          [0.66, 0.86, 290],
          [0.75, 0.86, 280],
          [0.92, 0.86, 300],
        ],
        0.03,
        0.5,
      ),
      slope({ y: 0.92, rise: 0.1, hills: 1.3, tone: 'leaf', shade: 0.1 }),
      birches(
        [
          [0.765, 0.96, 430],
          [0.845, 0.99, 500],
          [0.965, 0.97, 460],
        ],
        0.045,
      ),
      slope({ y: 1.04, rise: 0.07, hills: 1, tone: 'leaf', shade: 0.35 }),
    ],
  },
  {
    ...wide,
    name: 'videos',
    seed: 323,
    hour: 'night',
    layers: [
      sky(0.68),
      starTrails(0.69, 0.56, 30, 205, 52),
      ridge({ y: 0.68, rise: 0.18, depth: 0.1, hills: 2, lean: -0.3 }),
      ridge({ y: 0.685, rise: 0.08, depth: 0.6, hills: 3, lean: -0.3, trees: 20, mist: 0.3 }),
      water({ y: 0.685, ripples: 30 }),
      island({ x: 0.69, y: 0.75, span: 250, tall: 110, depth: 1 }),
      stand({
        kind: 'pine',
        from: 0.89,
        to: 0.89,
        ground: [1.01, 1.01],
        count: 1,
        tall: [600, 600],
      }),
      stand({
        kind: 'spruce',
        from: 0.98,
        to: 1.02,
        ground: [1.02, 1.02],
        count: 2,
        tall: [200, 300],
      }),
    ],
  },
  {
    ...wide,
    name: 'podcasts',
    seed: 334,
    hour: 'blueHour',
    layers: [
      sky(0.76, { x: 0.775, y: 0.53, r: 112, halo: 2 }),
      stars(50, 0.5, 0.35),
      ridge({ y: 0.78, rise: 0.24, depth: 0.1, hills: 2, lean: -0.2 }),
      ridge({ y: 0.84, rise: 0.2, depth: 0.4, hills: 3, lean: -0.2, trees: 16 }),
      ridge({ y: 1.02, rise: 0.22, depth: 0.75, hills: 3, lean: -0.2, trees: 44, mist: 0.15 }),
      branch([1.03, 0.78], [0.62, 0.72], 34),
      owl(0.79, 0.728, 240),
    ],
  },
  {
    ...wide,
    name: 'impact-stories',
    seed: 345,
    hour: 'autumnGold',
    layers: [
      sky(0.7),
      ridge({ y: 0.7, rise: 0.2, depth: 0.08, hills: 2 }),
      ridge({ y: 0.72, rise: 0.13, depth: 0.35, hills: 2.6, trees: 10 }),
      slope({ y: 0.8, rise: 0.1, hills: 1.6, tone: 'leaf', shade: 0.15 }),
      stand({
        kind: 'spruce',
        from: 0.86,
        to: 1,
        ground: [0.76, 0.76],
        count: 7,
        tall: [90, 220],
        depth: 0.85,
      }),
      slope({ y: 0.96, rise: 0.15, hills: 1.2, tone: 'leaf', lean: -0.3 }),
      meadow(0.4, 1.02, [0.9, 0.98], 60, [50, 110], 'fireweed'),
      meadow(0.56, 1.02, [1.0, 1.06], 44, [120, 260], 'fireweed'),
    ],
  },
  {
    ...wide,
    name: 'faq',
    seed: 356,
    hour: 'dusk',
    layers: [
      sky(0.7),
      ridge({ y: 0.7, rise: 0.26, depth: 0.06, hills: 2, lean: -0.2, mist: 0.9 }),
      ridge({ y: 0.74, rise: 0.2, depth: 0.24, hills: 3, trees: 14, mist: 0.95 }),
      stand({
        kind: 'spruce',
        from: 0.5,
        to: 1,
        ground: [0.855, 0.855],
        count: 16,
        tall: [130, 280],
        depth: 0.34,
      }),
      mistBank(0.83, 90, 0.9),
      slope({ y: 0.88, rise: 0.1, hills: 1.2, tone: 'leaf', shade: 0.3 }),
      trail([0.6, 1.03], [0.6, 0.832], [210, 5], 1.1),
      trail([0.86, 1.03], [0.86, 0.85], [210, 5], 1.4),
      signpost(0.745, 0.94, 330),
      stand({
        kind: 'spruce',
        from: 0.955,
        to: 1.02,
        ground: [0.96, 1],
        count: 3,
        tall: [330, 520],
      }),
    ],
  },
];
