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
  windowLight(0.06, 0.06, 620, 0.34),
  tableEdges(0.13, 0.9),
  sheet(0.34, 0.42, 118, 176, 'lines'),
  sheet(0.655, 0.41, 118, 186, 'rise'),
  sheet(0.345, 0.605, 124, -6, 'bars'),
  sheet(0.665, 0.6, 124, 5, 'lines'),
  sheet(0.98, 0.43, 118, 176, 'lines'),
  sheet(0.07, 0.6, 124, 4, 'lines'),
  mug(0.5, 0.34, 32, cream, 200),
  mug(0.505, 0.66, 32, lake, 20),
  mug(0.83, 0.54, 32, cedar, -30),
  mug(0.17, 0.42, 32, ochre, 150),
  note(0.46, 0.52, 38, 8, '#e7c65c'),
  pencil(0.57, 0.47, 0.5, 60),
  personAbove(0.34, 0.1, 0.74, 180, {
    skin: '#e3b592',
    hair: '#b9bcb8',
    coat: spruce,
    style: 'long',
    hands: ['flat', 'write'],
    apart: 44,
  }),
  personAbove(0.66, 0.09, 0.74, 178, {
    skin: '#8a5a3c',
    hair: '#241b18',
    coat: cream,
    style: 'curls',
    hands: ['flat', 'point'],
    apart: 44,
  }),
  personAbove(0.98, 0.1, 0.74, 181, {
    skin: '#a5714f',
    hair: '#2b2320',
    coat: ochre,
    style: 'short',
    hands: ['flat', 'flat'],
    apart: 70,
  }),
  personAbove(0.04, 0.94, 0.74, 1, {
    skin: '#a5714f',
    hair: '#2b2320',
    coat: spruce,
    style: 'short',
    hands: ['flat', 'flat'],
    apart: 58,
  }),
  personAbove(0.345, 0.94, 0.74, 2, {
    skin: '#c98d63',
    hair: '#3a2a22',
    coat: cedar,
    style: 'bun',
    hands: ['flat', 'write'],
    apart: 56,
  }),
  personAbove(0.665, 0.95, 0.74, -3, {
    skin: '#eac4a2',
    hair: '#7d6a55',
    coat: lake,
    style: 'bald',
    hands: ['flat', 'flat'],
    apart: 58,
  }),
];
