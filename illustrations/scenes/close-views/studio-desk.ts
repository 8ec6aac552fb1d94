import type { Layer } from '../../canvas.ts';
import { ridge } from '../../layers/ridge.ts';
import { desk, wallWithWindow } from '../../layers/room.ts';
import { sky } from '../../layers/sky.ts';
import { standingMug } from '../../motifs/mug.ts';
import { notebook } from '../../motifs/notebook.ts';
import { headphones, microphone } from '../../motifs/studio.ts';

/** A desk by the window before a recording: microphone, headphones, questions. */
export const studioDesk: readonly Layer[] = [
  sky(0.44, { x: 0.24, y: 0.3, r: 40 }),
  ridge({ y: 0.46, rise: 0.18, depth: 0.12, hills: 2 }),
  ridge({ y: 0.54, rise: 0.12, depth: 0.5, hills: 3, trees: 16 }),
  wallWithWindow([0.06, -0.1], [0.94, 0.48], 3),
  desk(0.6),
  notebook(0.24, 0.8, 290),
  microphone(0.5, 0.86, 470),
  headphones(0.78, 0.8, 240, -8),
  standingMug(0.93, 0.72, 92, '#3a5a73'),
];
