import type { Layer } from '../../canvas.ts';
import { tableEdges, tabletop, windowLight } from '../../layers/tabletop.ts';
import { mug } from '../../motifs/mug.ts';
import { note, sheet } from '../../motifs/paper.ts';
import { pencil } from '../../motifs/pencil.ts';
import { personAbove } from '../../motifs/person-above.ts';

const spruce = '#1f4a40';
const lake = '#3a5a73';
const cream = '#efe7da';
const cedar = '#a5482f';
const ochre = '#c08a3e';

/** A board at its table, seen from above: papers, mugs, hands. */
export const boardTable: readonly Layer[] = [
  tabletop(0),
  windowLight(-0.02, 0.04, 620, 0.34),
  tableEdges(0.13, 0.9),
  sheet(0.2, 0.42, 118, 176, 'lines'),
  sheet(0.5, 0.4, 118, 184, 'lines'),
  sheet(0.36, 0.6, 124, -6, 'bars'),
  sheet(0.68, 0.58, 124, 5, 'lines'),
  sheet(0.82, 0.4, 118, 188, 'rise'),
  mug(0.345, 0.36, 30, cream, 200),
  mug(0.53, 0.62, 30, lake, 20),
  mug(0.84, 0.6, 30, cedar, -30),
  note(0.47, 0.55, 34, 8, '#e7c65c'),
  pencil(0.6, 0.47, 0.5, 60),
  personAbove(0.2, 0.1, 0.72, 180, {
    skin: '#e3b592',
    hair: '#b9bcb8',
    coat: spruce,
    style: 'long',
    hands: ['flat', 'write'],
    apart: 44,
  }),
  personAbove(0.51, 0.08, 0.72, 182, {
    skin: '#a5714f',
    hair: '#2b2320',
    coat: ochre,
    style: 'short',
    hands: ['flat', 'flat'],
    apart: 70,
  }),
  personAbove(0.83, 0.09, 0.72, 178, {
    skin: '#8a5a3c',
    hair: '#241b18',
    coat: cream,
    style: 'curls',
    hands: ['flat', 'point'],
    apart: 44,
  }),
  personAbove(0.35, 0.94, 0.72, 2, {
    skin: '#c98d63',
    hair: '#3a2a22',
    coat: cedar,
    style: 'bun',
    hands: ['flat', 'write'],
    apart: 56,
  }),
  personAbove(0.69, 0.95, 0.72, -3, {
    skin: '#eac4a2',
    hair: '#7d6a55',
    coat: lake,
    style: 'bald',
    hands: ['flat', 'flat'],
    apart: 58,
  }),
];
