import { headScene } from '../head-files.ts';
import { stand } from '../layers/forest.ts';
import { slope, tracks } from '../layers/ground.ts';
import { mountain } from '../layers/mountain.ts';
import { ridge } from '../layers/ridge.ts';
import { headSky, stars } from '../layers/sky.ts';
import { glitter, water } from '../layers/water.ts';
import { canoe, dock } from '../motifs/boats.ts';
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
    hour: 'dawn',
    layers: [
      headSky(0.74),
      mountain({ x: 0.7, summit: 0.52, foot: 0.74, width: 0.24, depth: 0.06, snow: true }),
      mountain({ x: 0.95, summit: 0.42, foot: 0.75, width: 0.36, depth: 0.16, snow: true }),
      ridge({ y: 0.745, rise: 0.09, depth: 0.25, hills: 3, lean: -0.3, trees: 9, mist: 0.6 }),
      ridge({ y: 0.75, rise: 0.05, depth: 0.7, hills: 3, lean: -0.5, trees: 20, mist: 0.25 }),
      water({ y: 0.75, ripples: 50 }),
      canoe({ x: 0.765, y: 0.885, length: 430, paddlers: [-68, -36, -4, 28, 60] }),
    ],
  },
  {
    ...wide,
    name: 'contact',
    seed: 72,
    hour: 'night',
    layers: [
      headSky(0.76),
      stars(70, 0.6, 0.45),
      ridge({ y: 0.76, rise: 0.22, depth: 0.1, hills: 2, lean: -0.3 }),
      ridge({ y: 0.76, rise: 0.16, depth: 0.4, hills: 2.4, lean: -0.7, trees: 9, mist: 0.3 }),
      ridge({ y: 0.77, rise: 0.05, depth: 0.8, hills: 3, lean: -0.4, trees: 24, mist: 0.15 }),
      stand({
        kind: 'spruce',
        from: 0.66,
        to: 1,
        ground: [0.775, 0.775],
        count: 13,
        tall: [90, 230],
        depth: 0.8,
      }),
      cabin(0.74, 0.78, 200),
      water({ y: 0.785, squash: 0.85, cover: 0.3 }),
      glitter(0.765, 0.79, 0.95, 28),
      glitter(0.8, 0.79, 0.94, 28),
      dock([0.56, 0.7], [0.675, 0.7], 0.82),
    ],
  },
  {
    ...wide,
    name: 'legal',
    seed: 83,
    hour: 'dayJanuary',
    layers: [
      headSky(0.78),
      ridge({ y: 0.78, rise: 0.16, depth: 0.04, hills: 2, lean: -0.3 }),
      ridge({ y: 0.79, rise: 0.08, depth: 0.3, hills: 3, lean: -0.4, trees: 12 }),
      slope({ y: 0.83, rise: 0.09, hills: 1.6, tone: 'snow' }),
      stand({
        kind: 'spruce',
        from: 0.83,
        to: 0.97,
        ground: [0.82, 0.83],
        count: 5,
        tall: [90, 220],
        depth: 0.8,
      }),
      slope({ y: 0.95, rise: 0.1, hills: 1.1, tone: 'snow', lean: -0.2 }),
      railFence([1.08, 1.05], [0.46, 0.82], 16, 140),
    ],
  },
  {
    ...wide,
    name: 'not-found',
    seed: 95,
    hour: 'night',
    layers: [
      headSky(0.78, { x: 0.74, y: 0.53, r: 38, halo: 2 }),
      stars(120, 0.6, 0.45),
      ridge({ y: 0.78, rise: 0.18, depth: 0.1, hills: 2, lean: -0.3 }),
      ridge({ y: 0.79, rise: 0.06, depth: 0.6, hills: 3, trees: 22, mist: 0.3 }),
      slope({ y: 0.83, rise: 0.07, hills: 1.3, tone: 'snow', shade: 0.2 }),
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
        tall: [160, 340],
      }),
    ],
  },
];
