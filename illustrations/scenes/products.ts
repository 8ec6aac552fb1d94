import { stand } from '../layers/forest.ts';
import { granite } from '../layers/granite.ts';
import { slope } from '../layers/ground.ts';
import { ridge } from '../layers/ridge.ts';
import { sky } from '../layers/sky.ts';
import { tabletop, windowLight } from '../layers/tabletop.ts';
import { mistBank, water } from '../layers/water.ts';
import { lighthouse } from '../motifs/buildings.ts';
import { logRings } from '../motifs/craft.ts';
import { lookout } from '../motifs/lookout.ts';
import { note } from '../motifs/paper.ts';
import { pencil } from '../motifs/pencil.ts';
import { ropeBridge } from '../motifs/rope-bridge.ts';
import { tappedMaple } from '../motifs/sap-bucket.ts';
import type { Scene } from '../render.ts';
import { boxOfFolders, financePack, governancePack } from './close-views/policy-packs.ts';

const card = { width: 800, height: 600, limit: 12_000 };

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
    hour: 'autumnMorning',
    layers: [
      tabletop(0.05, '#4f6a60'),
      windowLight(0.08, -0.02, 460, 0.16),
      logRings(0.47, 0.5, 225, 24),
      pencil(0.84, 0.62, 0.8, 74),
      note(0.87, 0.24, 70, 6, '#e7c65c'),
    ],
  },
  {
    ...card,
    name: 'bot',
    seed: 745,
    hour: 'dusk',
    phoneLimit: 5_800,
    layers: [
      sky(0.74),
      ridge({ y: 0.74, rise: 0.08, depth: 0.3, hills: 1.8 }),
      water({ y: 0.75, ripples: 26, squash: 0.8 }),
      lighthouse(0.52, 0.8, 360),
      granite({ from: 0.18, to: 0.96, y: 0.76, foot: 1.03, crest: 0.5 }),
    ],
  },
];

/** What the shop's cards show. */
export const toolkit: Scene[] = [
  { ...card, name: 'full-toolkit', seed: 801, hour: 'autumnMorning', layers: boxOfFolders },
  { ...card, name: 'finance-pack', seed: 812, hour: 'summerGold', layers: financePack },
  { ...card, name: 'governance-pack', seed: 823, hour: 'springDawn', layers: governancePack },
];
