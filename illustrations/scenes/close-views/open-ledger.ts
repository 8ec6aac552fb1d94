import type { Layer } from '../../canvas.ts';
import { tabletop, windowLight } from '../../layers/tabletop.ts';
import { calculator } from '../../motifs/calculator.ts';
import { hand } from '../../motifs/hand.ts';
import { ledger } from '../../motifs/ledger.ts';
import { mug } from '../../motifs/mug.ts';
import { receipt } from '../../motifs/receipt.ts';

/** The month's books: a ledger, receipts, a calculator, and the hands that enter them. */
export const openLedger: readonly Layer[] = [
  tabletop(-0.08),
  windowLight(0.02, -0.05, 700, 0.34),
  receipt(0.2, 0.16, 270, -14),
  receipt(0.09, 0.13, 250, 9),
  ledger(0.45, 0.5, 780, -5),
  calculator(0.885, 0.36, 190, 8),
  mug(0.72, 0.06, 76, '#3a5a73', -24),
  hand(0.17, 0.86, 1.3, 34, { pose: 'flat', skin: '#c98d63', sleeve: '#1f4a40', left: true }),
  hand(0.83, 0.86, 1.3, -30, { pose: 'write', skin: '#c98d63', sleeve: '#1f4a40' }),
];
