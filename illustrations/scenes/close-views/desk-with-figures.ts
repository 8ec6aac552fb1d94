import type { Layer } from '../../canvas.ts';
import { mountain } from '../../layers/mountain.ts';
import { ridge } from '../../layers/ridge.ts';
import { desk, wallWithWindow } from '../../layers/room.ts';
import { sky } from '../../layers/sky.ts';
import { laptop } from '../../motifs/laptop.ts';
import { standingMug } from '../../motifs/mug.ts';
import { notebook } from '../../motifs/notebook.ts';

/** A laptop with the figures of a programme, seen from the chair, with a notebook beside it. */
export const deskWithFigures: readonly Layer[] = [
  sky(0.4, { x: 0.16, y: 0.16, r: 40 }),
  mountain({ x: 0.9, summit: 0.1, foot: 0.44, width: 0.4, depth: 0.2, snow: true }),
  ridge({ y: 0.42, rise: 0.14, depth: 0.3, hills: 3, trees: 10 }),
  ridge({ y: 0.46, rise: 0.1, depth: 0.7, hills: 3, trees: 26 }),
  wallWithWindow([0.06, -0.1], [0.94, 0.38], 4),
  desk(0.5),
  laptop(0.47, 0.6, 620),
  notebook(0.865, 0.74, 250),
  standingMug(0.12, 0.69, 130, '#a5482f'),
];
