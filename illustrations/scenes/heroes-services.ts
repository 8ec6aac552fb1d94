import { headScene } from '../head-files.ts';
import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { slope } from '../layers/ground.ts';
import { maples } from '../layers/grove.ts';
import { island } from '../layers/island.ts';
import { mountain } from '../layers/mountain.ts';
import { ridge } from '../layers/ridge.ts';
import { headSky } from '../layers/sky.ts';
import { mistBank, water } from '../layers/water.ts';
import { heron, loon } from '../motifs/birds.ts';
import { canoe } from '../motifs/boats.ts';
import { bridge, lighthouse } from '../motifs/buildings.ts';
import { meadow } from '../motifs/plants.ts';
import { steppingStones, strata } from '../motifs/stone.ts';
import type { Scene } from '../render.ts';

const wide = { ...headScene, limit: 22_000 };

/** Pictures behind the headings of the services, each with its subject's motif. */
export const serviceHeroes: Scene[] = [
  {
    // Six islands, as there are six areas of service.
    ...wide,
    name: 'services',
    seed: 101,
    hour: 'day',
    layers: [
      headSky(0.7),
      ridge({ y: 0.7, rise: 0.12, depth: 0.05, hills: 2 }),
      ridge({ y: 0.7, rise: 0.05, depth: 0.3, hills: 4, trees: 7 }),
      water({ y: 0.7, ripples: 80 }),
      island({ x: 0.73, y: 0.735, span: 180, tall: 44, depth: 0.35 }),
      island({ x: 0.91, y: 0.75, span: 270, tall: 70, depth: 0.45 }),
      island({ x: 0.44, y: 0.8, span: 170, tall: 50, depth: 0.55 }),
      island({ x: 0.62, y: 0.835, span: 220, tall: 60, depth: 0.65, pines: 1 }),
      island({ x: 0.53, y: 0.92, span: 250, tall: 96, depth: 0.8 }),
      island({ x: 0.86, y: 0.93, span: 440, tall: 190, depth: 1, pines: 1 }),
    ],
  },
  {
    ...wide,
    name: 'governance',
    seed: 112,
    hour: 'dusk',
    layers: [
      headSky(0.775),
      ridge({ y: 0.775, rise: 0.1, depth: 0.15, hills: 2, lean: -0.2 }),
      ridge({ y: 0.78, rise: 0.04, depth: 0.7, hills: 3, lean: -0.5, trees: 12, mist: 0.3 }),
      water({ y: 0.78, ripples: 70, cover: 0.5 }),
      lighthouse(0.79, 0.86, 330, false),
      granite({ from: 0.62, to: 1.14, y: 0.83, foot: 1.02, crest: 0.4 }),
      stand({ kind: 'spruce', from: 0.9, to: 1, ground: [0.87, 0.9], count: 6, tall: [70, 170] }),
    ],
  },
  {
    ...wide,
    name: 'fundraising',
    seed: 123,
    hour: 'dawn',
    layers: [
      headSky(0.76),
      ridge({ y: 0.76, rise: 0.2, depth: 0.06, hills: 2, lean: -0.3 }),
      ridge({ y: 0.76, rise: 0.11, depth: 0.3, hills: 2.6, trees: 9, lean: -0.4, mist: 0.7 }),
      mistBank(0.76, 26),
      water({ y: 0.765, ripples: 34 }),
      heron(0.81, 0.96, 330),
      meadow(0.56, 1.02, [1.0, 1.06], 46, [40, 110], 'reed'),
      meadow(0.86, 1.02, [0.99, 1.05], 40, [110, 270], 'cattail'),
    ],
  },
  {
    ...wide,
    name: 'financial-operations',
    seed: 134,
    hour: 'day',
    layers: [
      headSky(0.74),
      ridge({ y: 0.74, rise: 0.12, depth: 0.08, hills: 2 }),
      ridge({ y: 0.745, rise: 0.05, depth: 0.4, hills: 3, trees: 9 }),
      water({ y: 0.745, ripples: 60 }),
      stand({
        kind: 'mixed',
        from: 0.7,
        to: 1,
        ground: [0.535, 0.535],
        count: 15,
        tall: [50, 95],
        depth: 0.9,
      }),
      strata(0.71, 0.52, 0.92, 7),
      canoe({ x: 0.57, y: 0.89, length: 150, paddlers: [40] }),
    ],
  },
  {
    ...wide,
    name: 'human-resources',
    seed: 145,
    hour: 'dawnOctober',
    layers: [
      headSky(0.82),
      ridge({ y: 0.82, rise: 0.24, depth: 0.05, hills: 2, lean: -0.2 }),
      ridge({ y: 0.84, rise: 0.14, depth: 0.22, hills: 3, trees: 12, mist: 0.7 }),
      maples(
        [
          [0.705, 0.9, 150],
          [0.93, 0.9, 210],
        ],
        0.3,
      ),
      slope({ y: 0.95, rise: 0.07, hills: 1.3, tone: 'leaf', shade: 0.1 }),
      maples([
        [0.76, 0.96, 330],
        [0.98, 0.95, 370],
        [0.87, 0.98, 390],
      ]),
      slope({ y: 1.03, rise: 0.06, hills: 1, tone: 'leaf', shade: 0.3 }),
    ],
  },
  {
    // What is there, and its picture: clear.
    ...wide,
    name: 'data-management',
    seed: 158,
    hour: 'day',
    layers: [
      headSky(0.77),
      mountain({ x: 0.91, summit: 0.4, foot: 0.8, width: 0.42, depth: 0.14, snow: true }),
      mountain({ x: 0.75, summit: 0.49, foot: 0.8, width: 0.3, depth: 0.24, snow: true }),
      ridge({ y: 0.77, rise: 0.17, depth: 0.42, hills: 2.2, lean: -1.1, trees: 12, mist: 0.4 }),
      ridge({ y: 0.775, rise: 0.035, depth: 0.85, hills: 4, lean: -0.4, trees: 20, mist: 0.1 }),
      water({ y: 0.775, ripples: 12, cover: 0.22, squash: 0.9 }),
    ],
  },
  {
    ...wide,
    name: 'training-education',
    seed: 169,
    hour: 'dawn',
    layers: [
      headSky(0.745),
      ridge({ y: 0.745, rise: 0.2, depth: 0.06, hills: 2, lean: -0.3 }),
      ridge({ y: 0.745, rise: 0.12, depth: 0.28, hills: 2.6, lean: -0.6, trees: 9 }),
      ridge({ y: 0.75, rise: 0.04, depth: 0.75, hills: 3, lean: -0.4, trees: 18, mist: 0.3 }),
      water({ y: 0.75, ripples: 50 }),
      steppingStones([
        [0.7, 0.764, 46],

        [0.675, 0.785, 66],
        [0.705, 0.812, 90],
        [0.67, 0.846, 120],
        [0.715, 0.888, 156],
        [0.655, 0.935, 196],
      ]),
      stand({
        kind: 'mixed',
        from: 0.91,
        to: 1.02,
        ground: [0.96, 1.02],
        count: 4,
        tall: [220, 360],
      }),
    ],
  },
  {
    ...wide,
    name: 'custom-solutions',
    seed: 178,
    hour: 'dayOctober',
    layers: [
      headSky(0.8),
      ridge({ y: 0.83, rise: 0.26, depth: 0.06, hills: 2, lean: -0.4 }),
      ridge({ y: 0.83, rise: 0.15, depth: 0.3, hills: 2.8, lean: -0.5, trees: 10 }),
      ridge({ y: 0.835, rise: 0.07, depth: 0.6, hills: 3.4, lean: -0.2, trees: 20, mist: 0.4 }),
      stand({
        kind: 'mixed',
        from: 0.88,
        to: 1.02,
        ground: [0.795, 0.795],
        count: 9,
        tall: [80, 190],
        depth: 0.85,
      }),
      bridge(0.54, 0.95, 0.8, 92),
      water({ y: 0.84, ripples: 40, squash: 0.9 }),
      granite({ from: 0.89, to: 1.14, y: 0.8, foot: 0.89, crest: 0.4 }),
      granite({ from: 0.4, to: 0.58, y: 0.81, foot: 0.865, crest: 0.7 }),
    ],
  },
  {
    ...wide,
    name: 'speaking',
    seed: 189,
    hour: 'dawn',
    layers: [
      headSky(0.72),
      ridge({ y: 0.72, rise: 0.16, depth: 0.06, hills: 2, lean: -0.3, mist: 0.9 }),
      ridge({ y: 0.72, rise: 0.09, depth: 0.25, hills: 3, lean: -0.4, trees: 9, mist: 0.9 }),
      ridge({ y: 0.725, rise: 0.045, depth: 0.5, hills: 3, lean: -0.3, trees: 20, mist: 0.7 }),
      water({ y: 0.725, ripples: 16, cover: 0.3 }),
      mistBank(0.74, 26),
      loon(0.73, 0.88, 210, 6, true),
    ],
  },
];
