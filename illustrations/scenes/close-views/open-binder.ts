import type { Layer } from '../../canvas.ts';
import { tabletop, windowLight } from '../../layers/tabletop.ts';
import { binder } from '../../motifs/binder.ts';
import { mug } from '../../motifs/mug.ts';
import { note } from '../../motifs/paper.ts';
import { pencil } from '../../motifs/pencil.ts';

/** A binder of policies, open on the desk. */
export const openBinder: readonly Layer[] = [
  tabletop(-0.06),
  windowLight(0.05, -0.04, 680, 0.34),
  binder(0.49, 0.44, 900, 4),
  mug(0.055, 0.11, 66, '#a5482f', 200),
  note(0.385, 0.6, 92, 9, '#e7c65c'),
  pencil(0.92, 0.74, 1, 66),
];
