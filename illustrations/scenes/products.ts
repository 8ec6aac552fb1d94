import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { slope } from '../layers/ground.ts';
import { ridge } from '../layers/ridge.ts';
import { sky } from '../layers/sky.ts';
import { mistBank, water } from '../layers/water.ts';
import { logRings, waterWheel } from '../motifs/craft.ts';
import { lookout } from '../motifs/lookout.ts';
import { mill } from '../motifs/mill.ts';
import { ropeBridge } from '../motifs/rope-bridge.ts';
import { tappedMaple } from '../motifs/sap-bucket.ts';
import type { Scene } from '../render.ts';
import { boxOfFolders, financePack, governancePack } from './close-views/policy-packs.ts';

const card = { width: 800, height: 600, limit: 12_000 };

/** Six logs with their rings. */
const woodpile = [
  logRings(0.315, 0.845, 74, 200),
  logRings(0.5, 0.845, 73, 80),
  logRings(0.68, 0.85, 70, -10),
  logRings(0.405, 0.64, 71, 130),
  logRings(0.59, 0.645, 73, 30),
  logRings(0.495, 0.435, 70, -60),
];

/**
 * The five modules of the partner's suite: each at an hour of its own, from dawn to dusk, with one thing that people built
 * to do what the module does. It stands in the middle: cards show 4:5, squares and 3:2 of it.
 */
export const modules: Scene[] = [
  {
    ...card,
    name: 'link',
    seed: 701,
    hour: 'springDawn',
    layers: [
      sky(0.66),
      ridge({ y: 0.66, rise: 0.24, depth: 0.1, hills: 1.6 }),
      ridge({ y: 0.72, rise: 0.18, depth: 0.4, hills: 2.2, trees: 12, mist: 0.6 }),
      mistBank(0.68, 60),
      water({ y: 0.8, ripples: 16, squash: 0.7 }),
      mistBank(0.8, 40, 0.5),
      granite({ from: -0.34, to: 0.35, y: 0.52, foot: 1.06, crest: 0.87, shore: false }),
      granite({ from: 0.65, to: 1.34, y: 0.52, foot: 1.06, crest: 0.13, shore: false }),
      stand({
        kind: 'cedar',
        from: 0.02,
        to: 0.16,
        ground: [0.54, 0.52],
        count: 3,
        tall: [150, 260],
      }),
      stand({
        kind: 'cedar',
        from: 0.86,
        to: 0.98,
        ground: [0.52, 0.54],
        count: 3,
        tall: [150, 260],
      }),
      ropeBridge(0.235, 0.765, 0.535, 120),
    ],
  },
  {
    ...card,
    name: 'funds',
    seed: 712,
    hour: 'winterMorning',
    layers: [
      sky(0.7),
      ridge({ y: 0.7, rise: 0.16, depth: 0.08, hills: 2 }),
      ridge({ y: 0.74, rise: 0.12, depth: 0.34, hills: 2.6, trees: 14, mist: 0.5 }),
      slope({ y: 0.82, rise: 0.06, tone: 'snow', shade: 0.08 }),
      tappedMaple(0.72, 0.86, 56, 130),
      tappedMaple(0.2, 0.85, 46, 120),
      tappedMaple(0.93, 0.84, 40, 110),
      slope({ y: 0.91, rise: 0.07, tone: 'snow', shade: 0.04 }),
      tappedMaple(0.45, 0.95, 132, 280),
      slope({ y: 1, rise: 0.07, tone: 'snow' }),
    ],
  },
  {
    ...card,
    name: 'bi',
    seed: 723,
    hour: 'summerGold',
    layers: [
      sky(0.72),
      ridge({ y: 0.72, rise: 0.16, depth: 0.06, hills: 1.8 }),
      ridge({ y: 0.76, rise: 0.14, depth: 0.28, hills: 2.4, trees: 12, mist: 0.6 }),
      ridge({ y: 0.84, rise: 0.12, depth: 0.55, hills: 2, trees: 22, mist: 0.3 }),
      lookout(0.5, 0.86, 440),
      granite({ from: 0.1, to: 0.94, y: 0.83, foot: 1.08, crest: 0.5, shore: false }),
      stand({
        kind: 'spruce',
        from: 0.02,
        to: 0.24,
        ground: [1, 0.96],
        count: 5,
        tall: [110, 230],
      }),
      stand({ kind: 'spruce', from: 0.76, to: 1, ground: [0.96, 1], count: 5, tall: [110, 230] }),
    ],
  },
  {
    ...card,
    name: 'proof',
    seed: 734,
    hour: 'autumnGold',
    layers: [
      sky(0.66),
      ridge({ y: 0.66, rise: 0.16, depth: 0.08, hills: 2 }),
      ridge({ y: 0.7, rise: 0.12, depth: 0.4, hills: 2.6, trees: 14, mist: 0.5 }),
      slope({ y: 0.8, rise: 0.06, tone: 'leaf', shade: 0.2 }),
      stand({
        kind: 'spruce',
        from: 0,
        to: 1,
        ground: [0.79, 0.79],
        count: 9,
        tall: [110, 240],
        depth: 0.55,
      }),
      ...woodpile,
    ],
  },
  {
    ...card,
    name: 'bot',
    seed: 745,
    hour: 'dusk',
    phoneLimit: 5_800,
    layers: [
      sky(0.7),
      ridge({ y: 0.72, rise: 0.2, depth: 0.1, hills: 1.8 }),
      ridge({ y: 0.79, rise: 0.14, depth: 0.55, hills: 2.4, trees: 18, mist: 0.3 }),
      stand({ kind: 'spruce', from: 0.74, to: 1, ground: [0.8, 0.8], count: 5, tall: [130, 280] }),
      mill(0.58, 0.82, 330),
      waterWheel(0.385, 0.66, 160),
      water({ y: 0.81, ripples: 26, squash: 0.8 }),
    ],
  },
];

/** What the shop's cards show. */
export const toolkit: Scene[] = [
  { ...card, name: 'full-toolkit', seed: 801, hour: 'autumnMorning', layers: boxOfFolders },
  { ...card, name: 'finance-pack', seed: 812, hour: 'summerGold', layers: financePack },
  { ...card, name: 'governance-pack', seed: 823, hour: 'springDawn', layers: governancePack },
];
