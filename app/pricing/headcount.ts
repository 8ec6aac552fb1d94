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
