import type { Layer } from '../../canvas.ts';
import { tabletop, windowLight } from '../../layers/tabletop.ts';
import { hand } from '../../motifs/hand.ts';
import { mug } from '../../motifs/mug.ts';
import { note } from '../../motifs/paper.ts';
import { phone } from '../../motifs/phone.ts';
import { screenSketch } from '../../motifs/screen-sketch.ts';

/** Two people sketch the screens of a small tool: one draws, one points. */
export const toolSketch: readonly Layer[] = [
  tabletop(0.07),
  windowLight(0, -0.02, 660, 0.34),
  screenSketch(0.49, 0.5, 660, -4),
  phone(0.885, 0.42, 150, 9),
  note(0.07, 0.3, 88, -8, '#e7c65c'),
  note(0.09, 0.45, 88, 6, '#e39b7c'),
  mug(0.29, 0.1, 60, '#a5482f', 160),
  hand(0.575, 0.16, 1.05, 188, { pose: 'point', skin: '#c98d63', sleeve: '#3a5a73' }),
  hand(0.32, 0.87, 1.1, 16, { pose: 'flat', skin: '#8a5a3c', sleeve: '#efe7da', left: true }),
  hand(0.775, 0.795, 1.05, -24, { pose: 'write', skin: '#8a5a3c', sleeve: '#efe7da' }),
];
