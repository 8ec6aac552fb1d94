import { headScene } from '../head-files.ts';
import { aurora } from '../layers/aurora.ts';
import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { ridge } from '../layers/ridge.ts';
import { headSky, stars } from '../layers/sky.ts';
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
    hour: 'dawn',
    layers: [
      headSky(0.76),
      ridge({ y: 0.76, rise: 0.2, depth: 0.06, hills: 2, lean: -0.4 }),
      ridge({ y: 0.76, rise: 0.13, depth: 0.28, hills: 2.6, lean: -0.6, trees: 9 }),
      ridge({ y: 0.765, rise: 0.04, depth: 0.7, hills: 3, lean: -0.4, trees: 20, mist: 0.25 }),
      water({ y: 0.765, ripples: 60 }),
      dock([0.47, 0.63], [0.625, 0.665], 0.82),
      canoe({ x: 0.725, y: 0.835, length: 170, colour: '#3d6b57' }),
      canoe({ x: 0.765, y: 0.89, length: 225 }),
      canoe({ x: 0.815, y: 0.95, length: 300, colour: '#d6b877' }),
    ],
  },
  {
    ...wide,
    name: 'policy-toolkit',
    seed: 203,
    hour: 'dusk',
    layers: [
      headSky(0.8, { x: 0.71, y: 0.75, r: 32, halo: 2 }),
      ridge({ y: 0.8, rise: 0.14, depth: 0.05, hills: 2.4 }),
      ridge({ y: 0.82, rise: 0.1, depth: 0.45, hills: 2.6, lean: -0.3, trees: 10, mist: 0.3 }),
      ridge({ y: 0.84, rise: 0.05, depth: 0.85, hills: 2, lean: -0.2, trees: 18, mist: 0.15 }),
      water({ y: 0.84, ripples: 30 }),
      glitter(0.71, 0.85, 0.99, 44),
      granite({ from: 0.56, to: 1.2, y: 0.84, foot: 1.03, crest: 0.45, shore: false }),
      cairn(0.8, 0.86, [176, 140, 118, 86, 54]),
      stand({
        kind: 'spruce',
        from: 0.94,
        to: 1.02,
        ground: [0.9, 0.93],
        count: 3,
        tall: [180, 320],
        light: -1,
      }),
    ],
  },
  {
    // Five curtains of light for the five modules.
    ...wide,
    name: 'aimpact-suite',
    seed: 214,
    hour: 'nightAurora',
    layers: [
      headSky(0.76),
      stars(110, 0.6, 0.45),
      aurora([
        { hem: 0.5, reach: 180, from: 0.62, to: 0.98, cool: 0.6 },
        { hem: 0.52, reach: 200, from: 0.7, to: 1.1, cool: 0.15 },
        { hem: 0.44, reach: 160, from: 0.78, to: 1.15, cool: 0.4 },
        { hem: 0.6, reach: 170, from: 0.6, to: 0.9 },
        { hem: 0.62, reach: 130, from: 0.74, to: 1.12 },
      ]),
      ridge({ y: 0.76, rise: 0.16, depth: 0.1, hills: 2, lean: -0.2 }),
      ridge({ y: 0.765, rise: 0.08, depth: 0.6, hills: 3, lean: -0.3, trees: 18, mist: 0.3 }),
      water({ y: 0.765, ripples: 20, squash: 0.9, cover: 0.25 }),
      stand({
        kind: 'spruce',
        from: 0.9,
        to: 1.02,
        ground: [0.98, 1.0],
        count: 5,
        tall: [220, 390],
      }),
    ],
  },
];
