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
  screenSketch(0.45, 0.5, 760, -4),
  phone(0.895, 0.42, 150, 9),
  note(0.07, 0.3, 88, -8, '#e7c65c'),
  note(0.09, 0.45, 88, 6, '#e39b7c'),
  mug(0.16, 0.09, 64, '#a5482f', 160),
  hand(0.55, 0.13, 1.1, 188, { pose: 'point', skin: '#c98d63', sleeve: '#3a5a73' }),
  hand(0.2, 0.89, 1.15, 26, { pose: 'flat', skin: '#8a5a3c', sleeve: '#efe7da', left: true }),
  hand(0.835, 0.765, 1.15, -28, { pose: 'write', skin: '#8a5a3c', sleeve: '#efe7da' }),
];
