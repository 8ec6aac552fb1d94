import { headScene } from '../../app/content/head-files.ts';
import { stand } from '../layers/forest.ts';
import { slope, tracks, trail } from '../layers/ground.ts';
import { mountain } from '../layers/mountain.ts';
import { ridge } from '../layers/ridge.ts';
import { sky, stars } from '../layers/sky.ts';
import { glitter, water } from '../layers/water.ts';
import { dock } from '../motifs/boats.ts';
import { cabin } from '../motifs/buildings.ts';
import { railFence } from '../motifs/fence.ts';
import type { Scene } from '../render.ts';

const wide = { ...headScene, limit: 22_000 };

/** Pictures behind the headings of the pages where a visitor arrives, asks or gets lost. */
export const visitHeroes: Scene[] = [
  {
    ...wide,
    name: 'careers',
    seed: 61,
    hour: 'dusk',
    layers: [
      sky(0.72),
      mountain({ x: 0.56, summit: 0.42, foot: 0.72, width: 0.34, depth: 0.1, snow: true }),
      mountain({ x: 0.92, summit: 0.3, foot: 0.74, width: 0.46, depth: 0.24, snow: true }),
      mountain({ x: 0.73, summit: 0.46, foot: 0.74, width: 0.3, depth: 0.36 }),
      ridge({ y: 0.76, rise: 0.1, depth: 0.5, hills: 3, trees: 14, mist: 0.7 }),
      slope({ y: 0.84, rise: 0.12, hills: 1.2, tone: 'leaf', shade: 0.3, lean: -0.4 }),
      trail([0.7, 0.9], [0.735, 0.745], [70, 4], 2.2),
      slope({ y: 0.98, rise: 0.14, hills: 1.4, tone: 'leaf', shade: 0.1, lean: -0.5 }),
      trail([0.6, 1.02], [0.695, 0.865], [200, 74], 0.9),
      stand({
        kind: 'spruce',
        from: 0.88,
        to: 1.02,
        ground: [0.96, 1],
        count: 5,
        tall: [200, 460],
      }),
    ],
  },
  {
    ...wide,
    name: 'contact',
    seed: 72,
    hour: 'blueHour',
    layers: [
      sky(0.7),
      stars(50, 0.4, 0.45),
      ridge({ y: 0.7, rise: 0.24, depth: 0.1, hills: 2, lean: -0.3 }),
      ridge({ y: 0.7, rise: 0.2, depth: 0.4, hills: 2.4, lean: -0.7, trees: 9, mist: 0.3 }),
      ridge({ y: 0.72, rise: 0.07, depth: 0.8, hills: 3, lean: -0.4, trees: 30, mist: 0.15 }),
      stand({
        kind: 'spruce',
        from: 0.66,
        to: 1,
        ground: [0.72, 0.72],
        count: 13,
        tall: [90, 230],
        depth: 0.8,
      }),
      cabin(0.74, 0.727, 210),
      water({ y: 0.73, squash: 0.85, cover: 0.3 }),
      glitter(0.765, 0.74, 0.92, 30),
      glitter(0.8, 0.74, 0.9, 30),
      dock([0.56, 0.7], [0.675, 0.7], 0.77),
    ],
  },
  {
    ...wide,
    name: 'legal',
    seed: 83,
    hour: 'winterMorning',
    layers: [
      sky(0.74),
      ridge({ y: 0.74, rise: 0.16, depth: 0.04, hills: 2, lean: -0.3 }),
      ridge({ y: 0.75, rise: 0.1, depth: 0.3, hills: 3, lean: -0.4, trees: 12 }),
      slope({ y: 0.8, rise: 0.09, hills: 1.6, tone: 'snow' }),
      stand({
        kind: 'spruce',
        from: 0.83,
        to: 0.97,
        ground: [0.79, 0.8],
        count: 5,
        tall: [90, 220],
        depth: 0.8,
      }),
      slope({ y: 0.93, rise: 0.1, hills: 1.1, tone: 'snow', lean: -0.2 }),
      railFence([1.08, 1.06], [0.46, 0.79], 16, 165),
    ],
  },
  {
    ...wide,
    name: 'not-found',
    seed: 95,
    hour: 'night',
    layers: [
      sky(0.72, { x: 0.74, y: 0.4, r: 42, halo: 3 }),
      stars(120, 0.6, 0.45),
      ridge({ y: 0.72, rise: 0.2, depth: 0.1, hills: 2, lean: -0.3 }),
      ridge({ y: 0.74, rise: 0.08, depth: 0.6, hills: 3, trees: 26, mist: 0.3 }),
      slope({ y: 0.8, rise: 0.09, hills: 1.3, tone: 'snow', shade: 0.2 }),
      slope({ y: 0.9, rise: 0.1, hills: 1, tone: 'snow', shade: 0.05, lean: -0.2 }),
      tracks(
        [
          [0.5, 1.0],
          [0.58, 0.9],
          [0.73, 0.87],
          [0.79, 0.92],
          [0.72, 0.96],
          [0.63, 0.93],
          [0.7, 0.84],
          [0.83, 0.815],
          [0.88, 0.79],
        ],
        26,
      ),
      stand({
        kind: 'spruce',
        from: 0.86,
        to: 1.01,
        ground: [0.84, 0.92],
        count: 6,
        tall: [180, 430],
      }),
    ],
  },
];
