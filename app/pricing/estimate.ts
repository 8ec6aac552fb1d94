import type { Rates, StaffType } from '../content/schemas/prices.ts';

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

/** The fields of the form, named as in the address of an estimate. Volunteers are also summer students and interns. */
export const headcountFields = ['full_time', 'part_time', 'relief', 'volunteers'] as const;

/** One field of the form. */
export type HeadcountField = (typeof headcountFields)[number];

/** How many people an organization has, by type of staff. */
export type Headcount = Readonly<Record<HeadcountField, number>>;

/** What somebody typed into the four fields. */
export type TypedHeadcount = Readonly<Record<HeadcountField, string>>;

/** More people than any client has, and few enough that a slip of the finger is noticed. */
export const largestCount = 99_999;

/** The number that a text stands for: a whole one from 0 to {@link largestCount}, 0 for nothing; null for anything else. */
export function readCount(text: string): number | null {
  const count = /^\d{0,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return count <= largestCount ? count : null;
}

/** All four numbers, or null when one of the texts is none. */
export function readHeadcount(typed: TypedHeadcount): Headcount | null {
  const counts = eachField((name) => readCount(typed[name]) ?? Number.NaN);
  return Object.values(counts).some(Number.isNaN) ? null : counts;
}

/** A headcount as the form shows it. */
export function typedHeadcount(headcount: Headcount): TypedHeadcount {
  return eachField((name) => String(headcount[name]));
}

/** A value for each of the {@link headcountFields}. */
export function eachField<T>(
  value: (name: HeadcountField) => T,
): Readonly<Record<HeadcountField, T>> {
  return {
    full_time: value('full_time'),
    part_time: value('part_time'),
    relief: value('relief'),
    volunteers: value('volunteers'),
  };
}

/** The path at which an estimate for these people can be shared, with the name of their organization if there is one. */
export function estimatePath(headcount: Headcount, organization = ''): string {
  const query = new URLSearchParams(typedHeadcount(headcount));
  if (organization) query.set('organization', organization);
  return `/pricing/estimate?${query}`;
}

/** What the address of an estimate asks for; see {@link readEstimateQuery}. */
export type EstimateQuery = ReturnType<typeof readEstimateQuery>;

const longest = 40;

/** Names are cut to what fits above a page (characters). */
export const longestName = 100;

/** The name that a field or an address holds, in one line without its blanks at the ends; '' for anything else. */
export function readOrganization(value: unknown): string {
  const line = typeof value === 'string' ? value.replaceAll(/[\p{C}\s]+/gu, ' ').trim() : '';
  return [...line].slice(0, longestName).join('');
}

/** Reads an address's query: what was typed, in which fields it is no number, for whom, and if it asks at all. Never fails. */
export function readEstimateQuery(query: URLSearchParams) {
  const typed = eachField((name) => (query.get(name) ?? '').trim().slice(0, longest));
  return {
    typed,
    wrong: headcountFields.filter((name) => readCount(typed[name]) === null),
    organization: readOrganization(query.get('organization')),
    asked: headcountFields.some((name) => query.has(name)),
  };
}
