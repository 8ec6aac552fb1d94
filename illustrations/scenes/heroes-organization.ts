import { headScene } from '../../app/content/head-files.ts';
import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { slope } from '../layers/ground.ts';
import { maples } from '../layers/grove.ts';
import { island } from '../layers/island.ts';
import { ridge } from '../layers/ridge.ts';
import { clouds, sky } from '../layers/sky.ts';
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
    hour: 'springDawn',
    layers: [
      sky(0.7),
      clouds(0.12, 0.42, 3, 0.5, 1),
      ridge({ y: 0.7, rise: 0.3, depth: 0.12, hills: 1.8, lean: -0.5 }),
      ridge({ y: 0.7, rise: 0.24, depth: 0.38, hills: 2.6, lean: -0.8, trees: 8 }),
      mistBank(0.67, 30),
      ridge({ y: 0.705, rise: 0.1, depth: 0.8, hills: 3, lean: -0.6, trees: 26, mist: 0.25 }),
      water({ y: 0.705 }),
      glitter(0.6, 0.71, 0.98, 56),
      granite({ from: 0.72, to: 1.12, y: 0.8, foot: 1.02 }),
      stand({
        kind: 'spruce',
        from: 0.84,
        to: 1,
        ground: [0.86, 0.85],
        count: 6,
        tall: [170, 430],
      }),
    ],
  },
  {
    ...wide,
    name: 'partnership',
    seed: 21,
    hour: 'summerMorning',
    layers: [
      sky(0.64),
      clouds(0.18, 0.42, 4, 0.45, 1),
      ridge({ y: 0.64, rise: 0.2, depth: 0.1, hills: 2, lean: -0.4 }),
      ridge({ y: 0.64, rise: 0.17, depth: 0.4, hills: 3, lean: -0.6, trees: 9 }),
      ridge({ y: 0.645, rise: 0.08, depth: 0.75, hills: 3.4, lean: -0.5, trees: 26, mist: 0.3 }),
      water({ y: 0.645, ripples: 60 }),
      canoe({ x: 0.64, y: 0.76, length: 210, paddlers: [-52, 46] }),
      canoe({ x: 0.79, y: 0.87, length: 290, paddlers: [-54, 48], colour: '#3d6b57' }),
      stand({
        kind: 'spruce',
        from: 0.975,
        to: 1.02,
        ground: [1.02, 1],
        count: 2,
        tall: [520, 640],
      }),
    ],
  },
  {
    ...wide,
    name: 'team',
    seed: 31,
    hour: 'autumnMorning',
    layers: [
      sky(0.72),
      clouds(0.25, 0.5, 4, 0.3, 1),
      geese(0.68, 0.36, 50, 11),
      ridge({ y: 0.72, rise: 0.22, depth: 0.08, hills: 2.4, lean: -0.4 }),
      ridge({ y: 0.72, rise: 0.15, depth: 0.4, hills: 3, lean: -0.4, trees: 9 }),
      ridge({ y: 0.725, rise: 0.08, depth: 0.8, hills: 4, lean: -0.5, trees: 24, mist: 0.3 }),
      water({ y: 0.725 }),
      island({ x: 0.72, y: 0.79, span: 240, tall: 110, depth: 0.85 }),
      slope({ y: 1, rise: 0.12, tone: 'leaf', lean: -1.4, shade: 0.2 }),
      maples([
        [0.83, 0.94, 250],
        [0.92, 0.96, 400],
      ]),
    ],
  },
  {
    ...wide,
    name: 'ceo',
    seed: 44,
    hour: 'summerMorning',
    layers: [
      sky(0.7),
      ridge({ y: 0.7, rise: 0.16, depth: 0.06, hills: 2 }),
      ridge({ y: 0.7, rise: 0.09, depth: 0.35, hills: 3, trees: 8 }),
      water({ y: 0.7, ripples: 50 }),
      glitter(0.56, 0.71, 0.98, 70),
      granite({ from: 0.6, to: 1.06, y: 0.79, foot: 1.02, crest: 0.5 }),
      stand({
        kind: 'spruce',
        from: 0.86,
        to: 0.96,
        ground: [0.86, 0.9],
        count: 4,
        tall: [70, 150],
      }),
      stand({
        kind: 'pine',
        from: 0.78,
        to: 0.78,
        ground: [0.81, 0.81],
        count: 1,
        tall: [430, 430],
      }),
    ],
  },
  {
    // Three falls, as there are three rates.
    ...wide,
    name: 'pricing',
    seed: 54,
    hour: 'autumnGold',
    layers: [
      sky(0.66),
      ridge({ y: 0.66, rise: 0.22, depth: 0.06, hills: 2, lean: -0.3, mist: 0.9 }),
      ridge({ y: 0.7, rise: 0.16, depth: 0.26, hills: 3, lean: -0.4, trees: 8, mist: 0.9 }),
      ridge({ y: 0.8, rise: 0.12, depth: 0.5, hills: 3.4, lean: -0.5, trees: 22, mist: 0.7 }),
      mistBank(0.78, 40),
      stand({
        kind: 'spruce',
        from: 0.88,
        to: 1.02,
        ground: [0.43, 0.42],
        count: 6,
        tall: [90, 190],
        depth: 0.8,
      }),
      stand({
        kind: 'spruce',
        from: 0.79,
        to: 0.86,
        ground: [0.585, 0.585],
        count: 3,
        tall: [80, 150],
      }),
      falls(
        [
          { x: 0.85, y: 0.425, fall: [0.865, 0.905] },
          { x: 0.745, y: 0.58, fall: [0.765, 0.815] },
          { x: 0.62, y: 0.735, fall: [0.65, 0.715] },
        ],
        0.89,
      ),
      water({ y: 0.89, ripples: 30, cover: 0.3, squash: 0.7 }),
    ],
  },
];
