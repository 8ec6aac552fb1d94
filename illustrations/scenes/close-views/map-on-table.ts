import type { Layer } from '../../canvas.ts';
import { tabletop, windowLight } from '../../layers/tabletop.ts';
import { compass } from '../../motifs/compass.ts';
import { hand } from '../../motifs/hand.ts';
import { mapSheet } from '../../motifs/map-sheet.ts';
import { mug } from '../../motifs/mug.ts';

/** Colleagues over a map: one has found the place, one follows the way. */
export const mapOnTable: readonly Layer[] = [
  tabletop(0.05),
  windowLight(0.04, -0.02, 680, 0.34),
  mapSheet(0.5, 0.47, 860, -4),
  compass(0.745, 0.7, 62, 28),
  mug(0.1, 0.12, 62, '#3a5a73', 200),
  hand(0.56, 0.07, 1.08, 186, { pose: 'flat', skin: '#e3b592', sleeve: '#a5482f' }),
  hand(0.3, 0.9, 1.12, 26, { pose: 'flat', skin: '#8a5a3c', sleeve: '#1f4a40', left: true }),
  hand(0.59, 0.83, 1.12, -18, { pose: 'point', skin: '#8a5a3c', sleeve: '#1f4a40' }),
];
