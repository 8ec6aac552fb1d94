import { aurora } from '../layers/aurora.ts';
import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { slope } from '../layers/ground.ts';
import { maples } from '../layers/grove.ts';
import { ridge } from '../layers/ridge.ts';
import { clouds, sky, stars } from '../layers/sky.ts';
import { glitter, water } from '../layers/water.ts';
import { geese, loon } from '../motifs/birds.ts';
import { dock } from '../motifs/boats.ts';
import { lighthouse } from '../motifs/buildings.ts';
import { chair } from '../motifs/chair.ts';
import type { Scene } from '../render.ts';
import { studioDesk } from './close-views/studio-desk.ts';

const cover = { width: 1200, height: 675, limit: 15_000 };

/** Stills for the videos. */
export const videos: Scene[] = [
  {
    ...cover,
    name: 'video-1',
    seed: 1011,
    hour: 'dusk',
    layers: [
      sky(0.66, { x: 0.5, y: 0.52, r: 80 }),
      ridge({ y: 0.67, rise: 0.18, depth: 0.12, hills: 2 }),
      ridge({ y: 0.675, rise: 0.1, depth: 0.55, hills: 3, trees: 16 }),
      water({ y: 0.68, ripples: 26 }),
      glitter(0.5, 0.69, 0.98, 90),
      dock([0.12, 0.46], [0.4, 0.46], 0.74),
      chair(0.33, 0.92, 130),
    ],
  },
  {
    ...cover,
    name: 'video-2',
    seed: 1022,
    hour: 'summerGold',
    layers: [
      sky(0.66, { x: 0.26, y: 0.5, r: 56 }),
      ridge({ y: 0.67, rise: 0.1, depth: 0.12, hills: 2 }),
      water({ y: 0.68, ripples: 40 }),
      glitter(0.26, 0.69, 0.98, 70),
      lighthouse(0.68, 0.8, 420, false),
      granite({ from: 0.34, to: 1.2, y: 0.76, foot: 1.03, crest: 0.42 }),
      stand({ kind: 'spruce', from: 0.82, to: 1, ground: [0.83, 0.86], count: 5, tall: [90, 220] }),
    ],
  },
  {
    ...cover,
    name: 'video-3',
    seed: 1033,
    hour: 'aurora',
    layers: [
      sky(0.72),
      stars(90, 0.5),
      aurora([
        { hem: 0.44, reach: 220, from: -0.1, to: 0.6, cool: 0.4 },
        { hem: 0.52, reach: 240, from: 0.2, to: 0.95 },
        { hem: 0.42, reach: 190, from: 0.5, to: 1.1, cool: 0.2 },
      ]),
      ridge({ y: 0.74, rise: 0.14, depth: 0.3, hills: 2 }),
      ridge({ y: 0.8, rise: 0.12, depth: 0.7, hills: 3, trees: 26 }),
      slope({ y: 0.96, rise: 0.14, tone: 'snow', shade: 0.3 }),
      stand({ kind: 'spruce', from: 0.8, to: 1, ground: [0.9, 0.95], count: 6, tall: [160, 380] }),
    ],
  },
  {
    ...cover,
    name: 'video-4',
    seed: 1044,
    hour: 'autumnMorning',
    layers: [
      sky(0.62),
      clouds(0.2, 0.45, 4),
      geese(0.3, 0.38, 52, 9),
      ridge({ y: 0.62, rise: 0.22, depth: 0.08, hills: 2 }),
      ridge({ y: 0.63, rise: 0.12, depth: 0.4, hills: 2.6, trees: 12 }),
      maples([
        [0.66, 0.645, 150],
        [0.76, 0.645, 190],
        [0.88, 0.645, 170],
        [0.98, 0.645, 200],
      ]),
      water({ y: 0.64, ripples: 40 }),
    ],
  },
];

/** Covers of the podcasts. */
export const podcasts: Scene[] = [
  {
    ...cover,
    name: 'podcast-1',
    seed: 1055,
    hour: 'mist',
    layers: [
      sky(0.5, { x: 0.5, y: 0.3, r: 70, halo: 2 }),
      ridge({ y: 0.5, rise: 0.16, depth: 0.1, hills: 2, mist: 0.9 }),
      ridge({ y: 0.51, rise: 0.08, depth: 0.4, hills: 3, trees: 14, mist: 0.7 }),
      water({ y: 0.515, ripples: 12, cover: 0.3 }),
      loon(0.5, 0.76, 300, 4),
    ],
  },
  {
    ...cover,
    name: 'podcast-2',
    phoneLimit: 6_000,
    seed: 1066,
    hour: 'autumnMorning',
    layers: studioDesk,
  },
];
