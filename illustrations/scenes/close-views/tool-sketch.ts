import type { Layer } from '../../canvas.ts';
import { tabletop, windowLight } from '../../layers/tabletop.ts';
import { mug } from '../../motifs/mug.ts';
import { note } from '../../motifs/paper.ts';
import { pencil } from '../../motifs/pencil.ts';
import { phone } from '../../motifs/phone.ts';
import { screenSketch } from '../../motifs/screen-sketch.ts';

/** The screens of a small tool, sketched. */
export const toolSketch: readonly Layer[] = [
  tabletop(0.07, '#4f6a60'),
  windowLight(0, -0.02, 660, 0.16),
  screenSketch(0.5, 0.5, 700, -4),
  pencil(0.86, 0.75, 1, 70),
  phone(0.885, 0.42, 150, 9),
  note(0.07, 0.3, 88, -8, '#e7c65c'),
  note(0.09, 0.45, 88, 6, '#e39b7c'),
  mug(0.29, 0.1, 60, '#a5482f', 160),
];
