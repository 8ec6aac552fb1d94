import { headScene } from '../../app/content/head-files.ts';
import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { delta, slope } from '../layers/ground.ts';
import { maples } from '../layers/grove.ts';
import { island } from '../layers/island.ts';
import { mountain } from '../layers/mountain.ts';
import { ridge } from '../layers/ridge.ts';
import { clouds, sky } from '../layers/sky.ts';
import { glitter, mistBank, water } from '../layers/water.ts';
import { loon } from '../motifs/birds.ts';
import { canoe } from '../motifs/boats.ts';
import { bridge, lighthouse } from '../motifs/buildings.ts';
import { meadow, milkweed, seeds } from '../motifs/plants.ts';
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
    hour: 'summerMorning',
    layers: [
      sky(0.56),
      ridge({ y: 0.56, rise: 0.12, depth: 0.05, hills: 2 }),
      ridge({ y: 0.56, rise: 0.06, depth: 0.3, hills: 4, trees: 7 }),
      water({ y: 0.56, ripples: 80 }),
      glitter(0.74, 0.57, 0.98, 70),
      island({ x: 0.52, y: 0.61, span: 190, tall: 50, depth: 0.35 }),
      island({ x: 0.9, y: 0.63, span: 280, tall: 74, depth: 0.45 }),
      island({ x: 0.33, y: 0.67, span: 170, tall: 60, depth: 0.55 }),
      island({ x: 0.66, y: 0.71, span: 250, tall: 96, depth: 0.65, pines: 1 }),
      island({ x: 0.49, y: 0.82, span: 250, tall: 110, depth: 0.8 }),
      island({ x: 0.88, y: 0.88, span: 470, tall: 210, depth: 1, pines: 1 }),
    ],
  },
  {
    ...wide,
    name: 'governance',
    seed: 112,
    hour: 'storm',
    layers: [
      sky(0.7),
      clouds(0.35, 0.62, 7, 0, 1),
      ridge({ y: 0.7, rise: 0.1, depth: 0.15, hills: 2, lean: -0.2 }),
      ridge({ y: 0.705, rise: 0.05, depth: 0.6, hills: 3, lean: -0.5, trees: 14 }),
      water({ y: 0.705, ripples: 90, cover: 0.6 }),
      lighthouse(0.79, 0.765, 345),
      granite({ from: 0.6, to: 1.14, y: 0.74, foot: 1.0, crest: 0.4 }),
      stand({ kind: 'spruce', from: 0.88, to: 1, ground: [0.79, 0.83], count: 6, tall: [70, 190] }),
    ],
  },
  {
    ...wide,
    name: 'fundraising',
    seed: 123,
    hour: 'autumnMorning',
    layers: [
      sky(0.76),
      ridge({ y: 0.76, rise: 0.2, depth: 0.08, hills: 2 }),
      ridge({ y: 0.78, rise: 0.12, depth: 0.36, hills: 2.6, trees: 10, mist: 0.7 }),
      slope({ y: 0.88, rise: 0.11, hills: 1.4, tone: 'leaf', shade: 0.25 }),
      slope({ y: 1, rise: 0.12, hills: 1.1, tone: 'leaf', lean: -0.5 }),
      seeds([
        [0.47, 0.46, 50],
        [0.52, 0.22, 44],
        [0.565, 0.55, 66],
        [0.61, 0.33, 64],
        [0.655, 0.14, 56],
        [0.7, 0.47, 88],
        [0.75, 0.24, 78],
        [0.38, 0.3, 26],
      ]),
      meadow(0.3, 1.02, [0.98, 1.05], 60, [50, 130], 'reed'),
      milkweed(0.87, 1.02, 560),
    ],
  },
  {
    ...wide,
    name: 'financial-operations',
    seed: 134,
    hour: 'summerMorning',
    layers: [
      sky(0.68),
      clouds(0.2, 0.45, 4, 0.2, 0.7),
      ridge({ y: 0.68, rise: 0.12, depth: 0.08, hills: 2 }),
      ridge({ y: 0.685, rise: 0.07, depth: 0.4, hills: 3, trees: 9 }),
      water({ y: 0.685, ripples: 60 }),
      stand({
        kind: 'mixed',
        from: 0.7,
        to: 1,
        ground: [0.335, 0.335],
        count: 15,
        tall: [60, 150],
        depth: 0.9,
      }),
      strata(0.7, 0.32, 0.87, 9),
      canoe({ x: 0.5, y: 0.84, length: 150, paddlers: [40] }),
    ],
  },
  {
    ...wide,
    name: 'human-resources',
    seed: 145,
    hour: 'autumnGold',
    layers: [
      sky(0.8),
      ridge({ y: 0.8, rise: 0.26, depth: 0.06, hills: 2, lean: -0.2 }),
      ridge({ y: 0.82, rise: 0.16, depth: 0.3, hills: 3, trees: 12, mist: 0.7 }),
      maples(
        [
          [0.58, 0.86, 240],
          [0.68, 0.86, 300],
          [0.52, 0.86, 190],
        ],
        0.35,
      ),
      slope({ y: 0.92, rise: 0.1, hills: 1.3, tone: 'leaf', shade: 0.1 }),
      maples([
        [0.74, 0.93, 440],
        [0.98, 0.93, 500],
        [0.86, 0.97, 520],
      ]),
      slope({ y: 1.02, rise: 0.08, hills: 1, tone: 'leaf', shade: 0.3 }),
    ],
  },
  {
    ...wide,
    name: 'data-management',
    seed: 158,
    hour: 'summerMorning',
    layers: [
      sky(0.5),
      mountain({ x: 0.78, summit: 0.24, foot: 0.5, width: 0.34, depth: 0.12, snow: true }),
      mountain({ x: 0.95, summit: 0.2, foot: 0.51, width: 0.4, depth: 0.22, snow: true }),
      ridge({ y: 0.51, rise: 0.09, depth: 0.32, hills: 3, lean: -0.2, trees: 9 }),
      slope({ y: 0.52, rise: 0.012, tone: 'leaf', shade: 0.2 }),
      delta(0.508, 0.7, 0.9),
      meadow(0.3, 1.02, [0.99, 1.06], 70, [30, 80], 'reed'),
      stand({
        kind: 'spruce',
        from: 0.95,
        to: 1.03,
        ground: [0.98, 1.02],
        count: 3,
        tall: [260, 440],
      }),
    ],
  },
  {
    ...wide,
    name: 'training-education',
    seed: 169,
    hour: 'summerGold',
    layers: [
      sky(0.6),
      ridge({ y: 0.6, rise: 0.22, depth: 0.08, hills: 2, lean: -0.3 }),
      ridge({ y: 0.6, rise: 0.17, depth: 0.35, hills: 2.6, lean: -0.6, trees: 9 }),
      ridge({ y: 0.605, rise: 0.08, depth: 0.75, hills: 3, lean: -0.4, trees: 24, mist: 0.3 }),
      water({ y: 0.605, ripples: 60 }),
      steppingStones([
        [0.7, 0.635, 44],
        [0.672, 0.658, 58],
        [0.7, 0.688, 78],
        [0.655, 0.722, 100],
        [0.705, 0.766, 130],
        [0.645, 0.822, 172],
        [0.715, 0.876, 206],
      ]),
      stand({
        kind: 'mixed',
        from: 0.91,
        to: 1.02,
        ground: [0.93, 1.02],
        count: 4,
        tall: [260, 500],
      }),
    ],
  },
  {
    ...wide,
    name: 'custom-solutions',
    seed: 178,
    hour: 'autumnMorning',
    layers: [
      sky(0.66),
      clouds(0.15, 0.4, 3, 0.3, 0.9),
      ridge({ y: 0.77, rise: 0.4, depth: 0.08, hills: 2, lean: -0.4 }),
      ridge({ y: 0.77, rise: 0.26, depth: 0.36, hills: 2.8, lean: -0.5, trees: 10 }),
      ridge({ y: 0.78, rise: 0.1, depth: 0.6, hills: 3.4, lean: -0.2, trees: 24, mist: 0.4 }),
      stand({
        kind: 'mixed',
        from: 0.86,
        to: 1.02,
        ground: [0.67, 0.67],
        count: 10,
        tall: [90, 240],
        depth: 0.85,
      }),
      bridge(0.5, 0.94, 0.68, 110),
      water({ y: 0.78, ripples: 40, squash: 0.9 }),
      granite({ from: 0.88, to: 1.14, y: 0.68, foot: 0.82, crest: 0.4 }),
      granite({ from: 0.34, to: 0.55, y: 0.7, foot: 0.79, crest: 0.7 }),
    ],
  },
  {
    ...wide,
    name: 'speaking',
    seed: 189,
    hour: 'mist',
    layers: [
      sky(0.58),
      ridge({ y: 0.58, rise: 0.18, depth: 0.08, hills: 2, lean: -0.3, mist: 0.9 }),
      ridge({ y: 0.58, rise: 0.12, depth: 0.3, hills: 3, lean: -0.4, trees: 9, mist: 0.9 }),
      ridge({ y: 0.585, rise: 0.06, depth: 0.55, hills: 3, lean: -0.3, trees: 22, mist: 0.7 }),
      water({ y: 0.585, ripples: 16, cover: 0.3 }),
      mistBank(0.6, 30),
      loon(0.73, 0.8, 210, 6, true),
    ],
  },
];
