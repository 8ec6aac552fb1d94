import type { Layer } from '../../canvas.ts';
import { tabletop, windowLight } from '../../layers/tabletop.ts';
import { hand } from '../../motifs/hand.ts';
import { earthBall, seedling, seedTray } from '../../motifs/seedling.ts';

const skin = '#8a5a3c';
const sleeve = '#c08a3e';

/** A tray of seedlings on the bench, and two hands that lift one out to plant it on. */
export const seedlings: readonly Layer[] = [
  tabletop(0.09),
  windowLight(0.2, 0.1, 700, 0.34),
  seedTray(0.5, 0.25, 164, -5, [6, 3], ['3 2']),
  earthBall(0.505, 0.73, 66),
  hand(0.345, 0.9, 1.2, 30, { pose: 'pinch', skin, sleeve, left: true }),
  hand(0.665, 0.9, 1.2, -30, { pose: 'pinch', skin, sleeve }),
  seedling(0.505, 0.72, 200, 12),
];
