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
  receipt(0.3, 0.13, 270, -14),
  receipt(0.1, 0.2, 250, 9),
  ledger(0.5, 0.43, 680, -5),
  calculator(0.885, 0.36, 190, 8),
  mug(0.73, 0.055, 76, '#3a5a73', -24),
  hand(0.29, 0.81, 1.2, 24, { pose: 'flat', skin: '#c98d63', sleeve: '#1f4a40', left: true }),
  hand(0.755, 0.79, 1.2, -28, { pose: 'write', skin: '#c98d63', sleeve: '#1f4a40' }),
];
