import type { Layer } from '../../canvas.ts';
import { tabletop, windowLight } from '../../layers/tabletop.ts';
import { hand } from '../../motifs/hand.ts';
import { mug } from '../../motifs/mug.ts';
import { sheet } from '../../motifs/paper.ts';

/** Two organizations at one table: one has signed, the other holds the page and signs beside it. */
export const agreement: readonly Layer[] = [
  tabletop(-0.04),
  windowLight(0.1, -0.02, 680, 0.34),
  sheet(0.47, 0.44, 400, -3, 'signed'),
  sheet(0.86, 0.36, 240, 8, 'plan'),
  mug(0.13, 0.2, 62, '#efe7da', 190),
  mug(0.78, 0.8, 62, '#1f4a40', -20),
  hand(0.42, 0.05, 1.1, 176, { pose: 'flat', skin: '#eac4a2', sleeve: '#3a5a73', left: true }),
  hand(0.25, 0.82, 1.12, 34, { pose: 'flat', skin: '#a5714f', sleeve: '#c08a3e', left: true }),
  hand(0.635, 0.86, 1.12, -20, { pose: 'write', skin: '#a5714f', sleeve: '#c08a3e' }),
];
