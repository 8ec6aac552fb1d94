import type { Layer } from '../../canvas.ts';
import { maples } from '../../layers/grove.ts';
import { ridge } from '../../layers/ridge.ts';
import { desk, wallWithWindow } from '../../layers/room.ts';
import { sky } from '../../layers/sky.ts';
import { flipchart } from '../../motifs/flipchart.ts';
import { standingMug } from '../../motifs/mug.ts';
import { notebook } from '../../motifs/notebook.ts';
import { note } from '../../motifs/paper.ts';

/** A room before a workshop: the flipchart, the table, a notebook for each who comes. */
export const workshop: readonly Layer[] = [
  sky(0.42),
  ridge({ y: 0.42, rise: 0.16, depth: 0.12, hills: 2 }),
  maples(
    [
      [0.74, 0.52, 200],
      [0.9, 0.52, 240],
    ],
    0.3,
  ),
  ridge({ y: 0.5, rise: 0.06, depth: 0.6, hills: 3, trees: 16 }),
  wallWithWindow([0.66, 0.08], [1.04, 0.5], 2),
  flipchart(0.42, 0.1, 400),
  note(0.32, 0.3, 66, -5, '#e7c65c'),
  note(0.4, 0.28, 66, 4, '#9dbfa6'),
  note(0.52, 0.42, 66, 6, '#e39b7c'),
  desk(0.66),
  notebook(0.2, 0.84, 250),
  notebook(0.5, 0.84, 250),
  notebook(0.8, 0.84, 250),
  standingMug(0.645, 0.79, 92, '#a5482f'),
  standingMug(0.045, 0.79, 92, '#3a5a73'),
];
