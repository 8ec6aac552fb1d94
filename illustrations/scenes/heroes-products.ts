import { headScene } from '../../app/content/head-files.ts';
import { aurora } from '../layers/aurora.ts';
import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { ridge } from '../layers/ridge.ts';
import { sky, stars } from '../layers/sky.ts';
import { glitter, water } from '../layers/water.ts';
import { canoe, dock } from '../motifs/boats.ts';
import { cairn } from '../motifs/stone.ts';
import type { Scene } from '../render.ts';

const wide = { ...headScene, limit: 22_000 };

/** Pictures behind the headings of the products. */
export const productHeroes: Scene[] = [
  {
    ...wide,
    name: 'products',
    seed: 191,
    hour: 'summerGold',
    layers: [
      sky(0.6),
      ridge({ y: 0.6, rise: 0.26, depth: 0.08, hills: 2, lean: -0.4 }),
      ridge({ y: 0.6, rise: 0.2, depth: 0.36, hills: 2.6, lean: -0.6, trees: 9 }),
      ridge({ y: 0.605, rise: 0.08, depth: 0.75, hills: 3, lean: -0.4, trees: 26, mist: 0.25 }),
      water({ y: 0.605, ripples: 60 }),
      dock([0.44, 0.62], [0.62, 0.665], 0.7),
      canoe({ x: 0.72, y: 0.735, length: 190, colour: '#3d6b57' }),
      canoe({ x: 0.755, y: 0.815, length: 250 }),
      canoe({ x: 0.8, y: 0.915, length: 330, colour: '#d6b877' }),
    ],
  },
  {
    ...wide,
    name: 'policy-toolkit',
    seed: 203,
    hour: 'autumnGold',
    layers: [
      sky(0.7, { x: 0.64, y: 0.6, r: 42 }),
      ridge({ y: 0.7, rise: 0.18, depth: 0.08, hills: 2.4 }),
      ridge({ y: 0.72, rise: 0.14, depth: 0.4, hills: 2.6, lean: -0.3, trees: 10, mist: 0.5 }),
      ridge({ y: 0.79, rise: 0.1, depth: 0.75, hills: 2, lean: -0.2, trees: 22, mist: 0.3 }),
      water({ y: 0.79, ripples: 30 }),
      glitter(0.64, 0.8, 0.99, 50),
      granite({ from: 0.5, to: 1.2, y: 0.79, foot: 1.03, crest: 0.5, shore: false }),
      cairn(0.79, 0.81, [190, 150, 128, 92, 58]),
      stand({
        kind: 'spruce',
        from: 0.94,
        to: 1.02,
        ground: [0.87, 0.9],
        count: 3,
        tall: [200, 400],
        light: -1,
      }),
    ],
  },
  {
    // Five curtains of light for the five modules.
    ...wide,
    name: 'aimpact-suite',
    seed: 214,
    hour: 'aurora',
    layers: [
      sky(0.7),
      stars(110, 0.55, 0.45),
      aurora([
        { hem: 0.4, reach: 210, from: 0.3, to: 0.9, cool: 0.6 },
        { hem: 0.46, reach: 240, from: 0.55, to: 1.1, cool: 0.15 },
        { hem: 0.34, reach: 170, from: 0.72, to: 1.15, cool: 0.4 },
        { hem: 0.54, reach: 200, from: 0.42, to: 0.86 },
        { hem: 0.56, reach: 150, from: 0.7, to: 1.12 },
      ]),
      ridge({ y: 0.7, rise: 0.18, depth: 0.1, hills: 2, lean: -0.2 }),
      ridge({ y: 0.705, rise: 0.1, depth: 0.6, hills: 3, lean: -0.3, trees: 18, mist: 0.3 }),
      water({ y: 0.705, ripples: 20, squash: 0.9, cover: 0.25 }),
      stand({
        kind: 'spruce',
        from: 0.9,
        to: 1.02,
        ground: [0.98, 1.0],
        count: 5,
        tall: [260, 520],
      }),
    ],
  },
];
