import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { slope, tracks, trail } from '../layers/ground.ts';
import { maples } from '../layers/grove.ts';
import { island } from '../layers/island.ts';
import { mountain } from '../layers/mountain.ts';
import { ridge } from '../layers/ridge.ts';
import { clouds, sky, stars } from '../layers/sky.ts';
import { glitter, mistBank, water } from '../layers/water.ts';
import { heron } from '../motifs/birds.ts';
import { canoe } from '../motifs/boats.ts';
import { cabin } from '../motifs/buildings.ts';
import { railFence } from '../motifs/fence.ts';
import { meadow } from '../motifs/plants.ts';
import { cairn, steppingStones } from '../motifs/stone.ts';
import type { Scene } from '../render.ts';

const cover = { width: 1200, height: 675, limit: 18_000 };

/** Covers of articles: generic on purpose, so that any article may take any of them. */
export const covers: Scene[] = [
  {
    ...cover,
    name: 'cover-1',
    seed: 921,
    hour: 'springDawn',
    layers: [
      sky(0.62, { x: 0.34, y: 0.42, r: 56 }),
      mountain({ x: 0.62, summit: 0.2, foot: 0.62, width: 0.6, depth: 0.18, snow: true }),
      mountain({ x: 0.86, summit: 0.3, foot: 0.62, width: 0.5, depth: 0.32, snow: true }),
      ridge({ y: 0.625, rise: 0.06, depth: 0.7, hills: 3, trees: 20, mist: 0.3 }),
      water({ y: 0.63, ripples: 30 }),
      canoe({ x: 0.36, y: 0.82, length: 230, paddlers: [44] }),
    ],
  },
  {
    ...cover,
    name: 'cover-2',
    seed: 932,
    hour: 'autumnGold',
    layers: [
      sky(0.74),
      ridge({ y: 0.76, rise: 0.24, depth: 0.08, hills: 2 }),
      ridge({ y: 0.8, rise: 0.16, depth: 0.35, hills: 2.6, trees: 14, mist: 0.7 }),
      slope({ y: 0.9, rise: 0.1, tone: 'leaf' }),
      maples([
        [0.16, 0.9, 420],
        [0.36, 0.92, 360],
        [0.9, 0.94, 520],
      ]),
      trail([0.56, 1.04], [0.62, 0.85], [230, 14], 1.3),
    ],
  },
  {
    ...cover,
    name: 'cover-3',
    seed: 943,
    hour: 'mist',
    layers: [
      sky(0.56, { x: 0.3, y: 0.28, r: 44, halo: 2 }),
      ridge({ y: 0.56, rise: 0.2, depth: 0.1, hills: 2, mist: 0.9 }),
      ridge({ y: 0.57, rise: 0.12, depth: 0.35, hills: 3, trees: 14, mist: 0.8 }),
      water({ y: 0.575, ripples: 16, cover: 0.3 }),
      mistBank(0.58, 34),
      meadow(0.56, 1.02, [0.96, 1.06], 70, [110, 270], 'cattail'),
      heron(0.72, 0.93, 380),
    ],
  },
  {
    ...cover,
    name: 'cover-4',
    seed: 954,
    hour: 'winterDusk',
    layers: [
      sky(0.66, { x: 0.7, y: 0.54, r: 50 }),
      ridge({ y: 0.68, rise: 0.18, depth: 0.1, hills: 2 }),
      ridge({ y: 0.72, rise: 0.1, depth: 0.5, hills: 2.6, trees: 18 }),
      slope({ y: 0.82, rise: 0.12, tone: 'snow', shade: 0.1 }),
      cabin(0.56, 0.79, 250),
      stand({ kind: 'spruce', from: 0.8, to: 1, ground: [0.8, 0.82], count: 6, tall: [150, 330] }),
      slope({ y: 0.96, rise: 0.1, tone: 'snow' }),
      tracks(
        [
          [0.34, 1],
          [0.46, 0.9],
          [0.6, 0.85],
        ],
        24,
      ),
    ],
  },
  {
    ...cover,
    name: 'cover-5',
    seed: 965,
    hour: 'summerMorning',
    layers: [
      sky(0.54),
      clouds(0.1, 0.36, 5),
      ridge({ y: 0.54, rise: 0.18, depth: 0.1, hills: 2 }),
      ridge({ y: 0.545, rise: 0.1, depth: 0.5, hills: 2.6, trees: 14 }),
      water({ y: 0.55, ripples: 50 }),
      island({ x: 0.26, y: 0.64, span: 260, tall: 110, depth: 0.6 }),
      island({ x: 0.74, y: 0.72, span: 420, tall: 190, depth: 0.85, pines: 2 }),
    ],
  },
  {
    ...cover,
    name: 'cover-6',
    seed: 976,
    hour: 'night',
    layers: [
      sky(0.66, { x: 0.34, y: 0.3, r: 46, halo: 3 }),
      stars(120, 0.6),
      ridge({ y: 0.66, rise: 0.2, depth: 0.1, hills: 2 }),
      ridge({ y: 0.67, rise: 0.1, depth: 0.6, hills: 3, trees: 18 }),
      water({ y: 0.675, ripples: 20 }),
      glitter(0.34, 0.69, 0.96, 50),
      granite({ from: 0.48, to: 1.2, y: 0.8, foot: 1.03 }),
      stand({
        kind: 'pine',
        from: 0.72,
        to: 0.72,
        ground: [0.83, 0.83],
        count: 1,
        tall: [440, 440],
      }),
    ],
  },
  {
    ...cover,
    name: 'cover-7',
    seed: 987,
    hour: 'autumnMorning',
    layers: [
      sky(0.7, { x: 0.68, y: 0.42, r: 54 }),
      ridge({ y: 0.7, rise: 0.2, depth: 0.1, hills: 2 }),
      ridge({ y: 0.71, rise: 0.12, depth: 0.45, hills: 2.6, trees: 12 }),
      water({ y: 0.715, ripples: 20 }),
      granite({ from: -0.1, to: 0.96, y: 0.82, foot: 1.03, crest: 0.5 }),
      cairn(0.42, 0.85, [240, 194, 156, 122, 84]),
    ],
  },
  {
    ...cover,
    name: 'cover-8',
    seed: 998,
    hour: 'winterMorning',
    layers: [
      sky(0.62, { x: 0.36, y: 0.36, r: 48, halo: 2 }),
      mountain({ x: 0.74, summit: 0.16, foot: 0.66, width: 0.7, depth: 0.2, snow: true }),
      ridge({ y: 0.68, rise: 0.12, depth: 0.45, hills: 3, trees: 18 }),
      slope({ y: 0.78, rise: 0.1, tone: 'snow' }),
      stand({ kind: 'spruce', from: 0.7, to: 1, ground: [0.78, 0.8], count: 9, tall: [110, 300] }),
      slope({ y: 0.96, rise: 0.14, tone: 'snow' }),
      railFence([-0.08, 1.04], [0.62, 0.8], 11, 150),
    ],
  },
  {
    ...cover,
    name: 'cover-9',
    seed: 1009,
    hour: 'autumnGold',
    layers: [
      sky(0.6, { x: 0.3, y: 0.34, r: 52 }),
      mountain({ x: 0.8, summit: 0.26, foot: 0.62, width: 0.7, depth: 0.2 }),
      ridge({ y: 0.62, rise: 0.14, depth: 0.4, hills: 2.4, trees: 16 }),
      water({ y: 0.63, ripples: 36 }),
      glitter(0.3, 0.64, 0.96, 60),
      steppingStones([
        [0.56, 0.7, 70],
        [0.62, 0.75, 104],
        [0.57, 0.815, 150],
        [0.66, 0.88, 200],
      ]),
    ],
  },
  {
    ...cover,
    name: 'cover-10',
    seed: 1010,
    hour: 'blueHour',
    layers: [
      sky(0.66),
      stars(60, 0.45),
      ridge({ y: 0.68, rise: 0.2, depth: 0.12, hills: 2 }),
      ridge({ y: 0.72, rise: 0.1, depth: 0.45, hills: 3, trees: 20 }),
      slope({ y: 0.8, rise: 0.1, tone: 'snow', shade: 0.12 }),
      stand({
        kind: 'spruce',
        from: 0.62,
        to: 1,
        ground: [0.8, 0.84],
        count: 11,
        tall: [140, 400],
      }),
      slope({ y: 0.97, rise: 0.12, tone: 'snow' }),
    ],
  },
];
