import type { Layer } from '../../canvas.ts';
import { tabletop, windowLight } from '../../layers/tabletop.ts';
import { seedTray } from '../../motifs/seedling.ts';

/** A tray of seedlings on the bench; one has been planted on. */
export const seedlings: readonly Layer[] = [
  tabletop(0.09, '#6d8077'),
  windowLight(0.2, 0.1, 700, 0.16),
  seedTray(0.5, 0.5, 176, -5, [5, 4], ['3 2']),
];
