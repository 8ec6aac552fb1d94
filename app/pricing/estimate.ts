import type { Rates, StaffType } from '../content/schemas/prices.ts';
import type { Headcount } from './headcount.ts';

/** What our help would cost; see {@link estimatePrice}. */
export type Estimate = ReturnType<typeof estimatePrice>;

/** A team's price in cents, by the tier of everyone employed; volunteers are free (docs/decisions/README.md). */
export function estimatePrice(headcount: Headcount, rates: Rates) {
  const employees = headcount.full_time + headcount.part_time + headcount.relief;
  if (employees === 0) return { outcome: 'nobody' } as const;
  const tier = rates.tiers.find(({ min, max }) => employees >= min && employees <= max);
  if (!tier) {
    const largest = Math.max(...rates.tiers.map(({ max }) => max));
    return { outcome: 'larger', employees, largest } as const;
  }
  const lines = rates.staffTypes.map((staffType) => {
    const count = headcount[staffType.id];
    const rate = rateInCents(tier, staffType);
    // For one person, and for all of them, a month.
    return { staffType, count, rate, monthly: count * rate };
  });
  const monthly = lines.reduce((sum, line) => sum + line.monthly, 0);
  return { outcome: 'priced', employees, tier, lines, monthly, yearly: 12 * monthly } as const;
}

/** What one person of this type costs a month in this tier, in cents: whole cents, so that sums stay exact. */
export function rateInCents(tier: Rates['tiers'][number], staffType: StaffType): number {
  return Math.round(tier.monthlyRate * 100 * staffType.share);
}
