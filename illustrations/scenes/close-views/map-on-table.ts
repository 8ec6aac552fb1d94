import type { Layer } from '../../canvas.ts';
import { tabletop, windowLight } from '../../layers/tabletop.ts';
import { compass } from '../../motifs/compass.ts';
import { mapSheet } from '../../motifs/map-sheet.ts';
import { mug } from '../../motifs/mug.ts';

/** A map with a way marked on it. */
export const mapOnTable: readonly Layer[] = [
  tabletop(0.05, '#5b7380'),
  windowLight(0.04, -0.02, 680, 0.16),
  mapSheet(0.5, 0.47, 860, -4),
  compass(0.745, 0.7, 62, 28),
  mug(0.1, 0.12, 62, '#3a5a73', 200),
];
