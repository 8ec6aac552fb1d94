import type { Layer } from '../../canvas.ts';
import { tabletop, windowLight } from '../../layers/tabletop.ts';
import { calculator } from '../../motifs/calculator.ts';
import { clipboard } from '../../motifs/clipboard.ts';
import { fileBox } from '../../motifs/file-box.ts';
import { mug } from '../../motifs/mug.ts';
import { note, sheet } from '../../motifs/paper.ts';
import { pencil } from '../../motifs/pencil.ts';
import { seal } from '../../motifs/seal.ts';

/** Every policy in one box of folders. */
export const boxOfFolders: readonly Layer[] = [
  tabletop(0.06),
  windowLight(0.05, -0.02, 460, 0.34),
  fileBox(0.5, 0.52, 450, -4),
  note(0.12, 0.3, 66, -8, '#e7c65c'),
  mug(0.9, 0.2, 46, '#a5482f', 30),
];

/** The finance policies: a clipboard with the year's figures, and what adds them up. */
export const financePack: readonly Layer[] = [
  tabletop(-0.05),
  windowLight(0.02, 0, 460, 0.34),
  clipboard(0.42, 0.53, 310, -6, 'bars'),
  calculator(0.79, 0.42, 140, 9),
  pencil(0.74, 0.72, 0.72, 74),
];

/** The governance policies: a resolution, sealed, on its working papers. */
export const governancePack: readonly Layer[] = [
  tabletop(0.03),
  windowLight(0.04, -0.02, 460, 0.34),
  sheet(0.58, 0.46, 310, 9, 'lines'),
  sheet(0.46, 0.5, 320, -5, 'signed'),
  seal(0.6, 0.68, 50),
  pencil(0.16, 0.34, 0.72, 14),
];
