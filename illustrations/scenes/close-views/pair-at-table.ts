import type { Layer } from '../../canvas.ts';
import { floor, roundTable } from '../../layers/round-table.ts';
import { windowLight } from '../../layers/tabletop.ts';
import { mug } from '../../motifs/mug.ts';
import { note, sheet } from '../../motifs/paper.ts';
import { personAbove } from '../../motifs/person-above.ts';

/** Two people at a small round table with the plan of a team between them, seen from above. */
export const pairAtTable: readonly Layer[] = [
  floor(),
  roundTable(0.5, 0.5, 410),
  windowLight(0.3, 0.18, 400, 0.3),
  sheet(0.51, 0.47, 250, -7, 'plan'),
  note(0.685, 0.4, 74, 10, '#e7c65c'),
  note(0.705, 0.52, 74, -6, '#9dbfa6'),
  mug(0.265, 0.47, 46, '#efe7da', 215),
  mug(0.7, 0.68, 46, '#3a5a73', 20),
  personAbove(0.48, 0.065, 0.98, 176, {
    skin: '#c98d63',
    hair: '#3a2a22',
    coat: '#1f4a40',
    style: 'long',
    hands: ['flat', 'flat'],
    apart: 74,
  }),
  personAbove(0.52, 0.945, 0.98, -3, {
    skin: '#8a5a3c',
    hair: '#241b18',
    coat: '#a5482f',
    style: 'short',
    hands: ['flat', 'point'],
    apart: 48,
  }),
];
