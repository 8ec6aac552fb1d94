import { headScene } from '../head-files.ts';
import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { slope } from '../layers/ground.ts';
import { maples } from '../layers/grove.ts';
import { island } from '../layers/island.ts';
import { ridge } from '../layers/ridge.ts';
import { headSky, sky } from '../layers/sky.ts';
import { glitter, mistBank, water } from '../layers/water.ts';
import { geese } from '../motifs/birds.ts';
import { canoe } from '../motifs/boats.ts';
import { falls } from '../motifs/falls.ts';
import type { Scene } from '../render.ts';

const wide = { ...headScene, limit: 22_000 };

/** Pictures behind the headings of the pages about the organization. */
export const organizationHeroes: Scene[] = [
  {
    ...wide,
    name: 'home',
    seed: 11,
    hour: 'springDawn',
    width: 1280,
    height: 800,
    limit: 11_000,
    effort: 7,
    layers: [
      sky(0.68, { x: 0.66, y: 0.49, r: 44, halo: 2 }),
      ridge({ y: 0.68, rise: 0.26, depth: 0.08, hills: 2.2, lean: -0.5 }),
      ridge({ y: 0.68, rise: 0.2, depth: 0.3, hills: 2.8, lean: -0.8 }),
      ridge({ y: 0.682, rise: 0.09, depth: 0.66, hills: 4, lean: -0.7, trees: 26, mist: 0.35 }),
      water({ y: 0.682, ripples: 14, cover: 0.5 }),
      glitter(0.66, 0.69, 0.97, 52),
      canoe({ x: 0.61, y: 0.835, length: 165, paddlers: [-52, 46] }),
      granite({ from: 0.66, to: 1.16, y: 0.82, foot: 1.02, crest: 0.72 }),
      stand({
        kind: 'cedar',
        from: 0.84,
        to: 1.0,
        ground: [0.87, 0.86],
        count: 3,
        tall: [130, 250],
        light: -1,
      }),
      stand({
        kind: 'pine',
        from: 0.9,
        to: 0.9,
        ground: [0.87, 0.87],
        count: 1,
        tall: [520, 520],
        light: 1,
      }),
    ],
  },
  {
    ...wide,
    name: 'about',
    seed: 3,
    hour: 'dawn',
    layers: [
      headSky(0.745, { x: 0.63, y: 0.69, r: 34, halo: 2 }),
      ridge({ y: 0.745, rise: 0.24, depth: 0.05, hills: 1.8, lean: -0.5 }),
      ridge({ y: 0.745, rise: 0.17, depth: 0.25, hills: 2.6, lean: -0.8, trees: 8 }),
      mistBank(0.72, 24),
      ridge({ y: 0.75, rise: 0.06, depth: 0.75, hills: 3, lean: -0.6, trees: 20, mist: 0.25 }),
      water({ y: 0.75 }),
      glitter(0.63, 0.755, 0.99, 50),
      granite({ from: 0.72, to: 1.12, y: 0.84, foot: 1.02 }),
      stand({
        kind: 'spruce',
        from: 0.84,
        to: 1,
        ground: [0.89, 0.88],
        count: 6,
        tall: [130, 330],
      }),
    ],
  },
  {
    ...wide,
    name: 'partnership',
    seed: 21,
    hour: 'day',
    layers: [
      headSky(0.74),
      ridge({ y: 0.74, rise: 0.2, depth: 0.1, hills: 2, lean: -0.4 }),
      ridge({ y: 0.74, rise: 0.14, depth: 0.35, hills: 3, lean: -0.6, trees: 9 }),
      ridge({ y: 0.745, rise: 0.05, depth: 0.75, hills: 3.4, lean: -0.5, trees: 20, mist: 0.3 }),
      water({ y: 0.745, ripples: 60 }),
      canoe({ x: 0.66, y: 0.84, length: 190, paddlers: [-52, 46] }),
      canoe({ x: 0.81, y: 0.92, length: 260, paddlers: [-54, 48], colour: '#3d6b57' }),
    ],
  },
  {
    ...wide,
    name: 'team',
    seed: 31,
    hour: 'dawnOctober',
    layers: [
      headSky(0.76),
      geese(0.69, 0.535, 42, 9),
      ridge({ y: 0.76, rise: 0.2, depth: 0.06, hills: 2.4, lean: -0.4 }),
      ridge({ y: 0.76, rise: 0.12, depth: 0.3, hills: 3, lean: -0.4, trees: 9 }),
      ridge({ y: 0.765, rise: 0.05, depth: 0.75, hills: 4, lean: -0.5, trees: 18, mist: 0.3 }),
      water({ y: 0.765 }),
      island({ x: 0.7, y: 0.83, span: 240, tall: 96, depth: 0.85 }),
      slope({ y: 1, rise: 0.1, tone: 'leaf', lean: -1.4, shade: 0.2 }),
      maples([
        [0.83, 0.95, 230],
        [0.92, 0.97, 350],
      ]),
    ],
  },
  {
    ...wide,
    name: 'ceo',
    seed: 44,
    hour: 'day',
    layers: [
      headSky(0.74),
      ridge({ y: 0.74, rise: 0.16, depth: 0.06, hills: 2 }),
      ridge({ y: 0.74, rise: 0.07, depth: 0.35, hills: 3, trees: 8 }),
      water({ y: 0.74, ripples: 50 }),
      granite({ from: 0.62, to: 1.06, y: 0.83, foot: 1.02, crest: 0.5 }),
      stand({
        kind: 'spruce',
        from: 0.88,
        to: 0.97,
        ground: [0.89, 0.93],
        count: 4,
        tall: [70, 150],
      }),
      stand({
        kind: 'pine',
        from: 0.8,
        to: 0.8,
        ground: [0.85, 0.85],
        count: 1,
        tall: [285, 285],
      }),
    ],
  },
  {
    // Three falls, as there are three rates.
    ...wide,
    name: 'pricing',
    seed: 54,
    hour: 'day',
    layers: [
      headSky(0.78),
      ridge({ y: 0.78, rise: 0.22, depth: 0.06, hills: 2, lean: -0.3, mist: 0.9 }),
      ridge({ y: 0.82, rise: 0.14, depth: 0.26, hills: 3, lean: -0.4, trees: 8, mist: 0.9 }),
      ridge({ y: 0.88, rise: 0.1, depth: 0.6, hills: 3.4, lean: -0.5, trees: 20, mist: 0.6 }),
      mistBank(0.86, 34),
      stand({
        kind: 'spruce',
        from: 0.88,
        to: 1.02,
        ground: [0.56, 0.55],
        count: 6,
        tall: [70, 115],
        depth: 0.8,
      }),
      stand({
        kind: 'spruce',
        from: 0.79,
        to: 0.86,
        ground: [0.685, 0.685],
        count: 3,
        tall: [60, 110],
      }),
      falls(
        [
          { x: 0.85, y: 0.55, fall: [0.865, 0.905] },
          { x: 0.745, y: 0.68, fall: [0.765, 0.815] },
          { x: 0.62, y: 0.81, fall: [0.65, 0.715] },
        ],
        0.93,
      ),
      water({ y: 0.93, ripples: 24, cover: 0.3, squash: 0.7 }),
    ],
  },
];
