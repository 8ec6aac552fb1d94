import { stand } from '../layers/forest.ts';
import { maples } from '../layers/grove.ts';
import { ridge } from '../layers/ridge.ts';
import { sky } from '../layers/sky.ts';
import { mistBank, water } from '../layers/water.ts';
import { portrait } from '../motifs/portrait.ts';
import type { Scene } from '../render.ts';

const round = { width: 512, height: 512, limit: 14_000 };

/** The people of the team, each at another hour. No face is a real person’s. */
export const portraits: Scene[] = [
  {
    ...round,
    name: 'ceo',
    seed: 501,
    hour: 'summerGold',
    layers: [
      sky(0.62),
      ridge({ y: 0.64, rise: 0.14, depth: 0.1, hills: 1.6 }),
      ridge({ y: 0.66, rise: 0.1, depth: 0.4, hills: 2, trees: 12 }),
      water({ y: 0.67, ripples: 26 }),
      stand({
        kind: 'spruce',
        from: 0.1,
        to: 0.24,
        ground: [0.69, 0.7],
        count: 4,
        tall: [70, 130],
      }),
      portrait(
        {
          skin: '#e3b592',
          hair: '#b9bcb8',
          style: 'bob',
          coat: '#1f4a40',
          shirt: '#efe7da',
          collar: 'lapels',
          older: true,
          face: 0.97,
          shoulders: 0.94,
        },
        0.5,
        0.93,
        1.78,
      ),
    ],
  },
  {
    ...round,
    name: 'staff-1',
    seed: 512,
    hour: 'springDawn',
    layers: [
      sky(0.62),
      ridge({ y: 0.64, rise: 0.2, depth: 0.1, hills: 1.4 }),
      ridge({ y: 0.68, rise: 0.14, depth: 0.4, hills: 2, trees: 16 }),
      mistBank(0.68, 50),
      ridge({ y: 0.8, rise: 0.12, depth: 0.75, hills: 2, trees: 44, mist: 0.3 }),
      portrait(
        {
          skin: '#a5714f',
          hair: '#2b2320',
          style: 'cropped',
          coat: '#3a5a73',
          shirt: '#e9dfcd',
          collar: 'shirt',
          beard: true,
          glasses: true,
          face: 1.07,
          shoulders: 1.1,
        },
        0.5,
        0.93,
        1.78,
      ),
    ],
  },
  {
    ...round,
    name: 'staff-2',
    phoneLimit: 6_000,
    seed: 523,
    hour: 'autumnMorning',
    layers: [
      sky(0.66),
      ridge({ y: 0.66, rise: 0.14, depth: 0.1, hills: 1.6 }),
      ridge({ y: 0.7, rise: 0.12, depth: 0.4, hills: 2, trees: 14 }),
      maples(
        [
          [0.08, 0.86, 360],
          [0.94, 0.86, 420],
        ],
        0.1,
      ),
      portrait(
        {
          skin: '#6f4630',
          hair: '#221a18',
          style: 'curls',
          coat: '#b4523a',
          shirt: '#b4523a',
          collar: 'rollneck',
        },
        0.5,
        0.93,
        1.78,
      ),
    ],
  },
  {
    ...round,
    name: 'staff-3',
    phoneLimit: 7_000,
    seed: 534,
    hour: 'winterMorning',
    layers: [
      sky(0.64),
      ridge({ y: 0.66, rise: 0.16, depth: 0.15, hills: 1.5 }),
      ridge({ y: 0.72, rise: 0.12, depth: 0.5, hills: 2, trees: 22 }),
      stand({
        kind: 'spruce',
        from: -0.02,
        to: 1.02,
        ground: [0.84, 0.84],
        count: 9,
        tall: [180, 330],
        depth: 0.75,
      }),
      portrait(
        {
          skin: '#c68e68',
          hair: '#26201f',
          style: 'braid',
          coat: '#4a5c49',
          shirt: '#7d3a2c',
          collar: 'shawl',
          face: 0.95,
        },
        0.5,
        0.93,
        1.78,
      ),
    ],
  },
];
