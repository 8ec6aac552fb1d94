import type { Layer } from '../../canvas.ts';
import { tabletop, windowLight } from '../../layers/tabletop.ts';
import { binder } from '../../motifs/binder.ts';
import { hand } from '../../motifs/hand.ts';
import { mug } from '../../motifs/mug.ts';
import { note } from '../../motifs/paper.ts';

const skin = '#eac4a2';
const sleeve = '#3a5a73';

/** A binder of policies, open on the desk, and someone who works through it. */
export const openBinder: readonly Layer[] = [
  tabletop(-0.06),
  windowLight(0.05, -0.04, 680, 0.34),
  binder(0.49, 0.44, 900, 4),
  mug(0.055, 0.11, 66, '#a5482f', 200),
  note(0.385, 0.6, 92, 9, '#e7c65c'),
  hand(0.16, 0.9, 1.2, 30, { pose: 'point', skin, sleeve, left: true }),
  hand(0.765, 0.79, 1.2, -26, { pose: 'write', skin, sleeve }),
];
