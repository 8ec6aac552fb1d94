import type { Rates, StaffType, Tier } from '../content/schemas/prices.ts';
import type { Headcount, HeadcountField } from './headcount.ts';

/** What one type of staff costs; money in cents. */
export interface EstimateLine {
  readonly staffType: StaffType;
  readonly count: number;
  /** For one person, a month. */
  readonly rate: number;
  /** For all of them, a month. */
  readonly monthly: number;
}

/** What our help would cost; money in cents of the rates' currency. */
export type Estimate =
  | {
      readonly outcome: 'priced';
      readonly employees: number;
      readonly tier: Tier;
      readonly lines: readonly EstimateLine[];
      readonly monthly: number;
      readonly yearly: number;
    }
  /** More employees than the largest tier holds: the price is agreed in conversation. */
  | { readonly outcome: 'larger'; readonly employees: number; readonly largest: number }
  /** No employees, so no tier. */
  | { readonly outcome: 'nobody' };

const fieldOf = {
  'full-time': 'full_time',
  'part-time': 'part_time',
  relief: 'relief',
  volunteer: 'volunteers',
} as const satisfies Record<StaffType['id'], HeadcountField>;

/**
 * The price of a team, from whole numbers of people. The tier follows from everyone employed, whatever their hours;
 * volunteers, summer students and interns are free and do not count (docs/decisions/0008-price-estimate.md).
 */
export function estimatePrice(headcount: Headcount, rates: Rates): Estimate {
  const employees = headcount.full_time + headcount.part_time + headcount.relief;
  if (employees === 0) return { outcome: 'nobody' };
  const tier = rates.tiers.find(({ min, max }) => employees >= min && employees <= max);
  if (!tier) {
    const largest = Math.max(...rates.tiers.map(({ max }) => max));
    return { outcome: 'larger', employees, largest };
  }
  const lines = rates.staffTypes.map((staffType) => {
    const count = headcount[fieldOf[staffType.id]];
    const rate = rateInCents(tier, staffType);
    return { staffType, count, rate, monthly: count * rate };
  });
  const monthly = lines.reduce((sum, line) => sum + line.monthly, 0);
  return { outcome: 'priced', employees, tier, lines, monthly, yearly: 12 * monthly };
}

/** What one person of this type costs a month in this tier, in cents: whole cents, so that sums stay exact. */
export function rateInCents(tier: Tier, staffType: StaffType): number {
  return Math.round(tier.monthlyRate * 100 * staffType.share);
}
