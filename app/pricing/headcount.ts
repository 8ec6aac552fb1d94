/** How many people an organization has, by type of staff (specification, section 9, Pricing). */
export interface Headcount {
  readonly full_time: number;
  readonly part_time: number;
  readonly relief: number;
  /** Volunteers, summer students and interns. */
  readonly volunteers: number;
}

/** The fields of the form, named as in the address of an estimate. */
export const headcountFields = ['full_time', 'part_time', 'relief', 'volunteers'] as const;

/** One field of the form. */
export type HeadcountField = (typeof headcountFields)[number];

/** What somebody typed into the four fields. */
export type TypedHeadcount = Readonly<Record<HeadcountField, string>>;

/** More people than any client has, and few enough that a slip of the finger is noticed. */
export const largestCount = 99_999;

/** The number that a text stands for: a whole one from 0 to {@link largestCount}, 0 for nothing; null for anything else. */
export function readCount(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  const count = /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return count <= largestCount ? count : null;
}

/** All four numbers, or null when one of the texts is none. */
export function readHeadcount(typed: TypedHeadcount): Headcount | null {
  const [full_time, part_time, relief, volunteers] = [
    readCount(typed.full_time),
    readCount(typed.part_time),
    readCount(typed.relief),
    readCount(typed.volunteers),
  ];
  if (full_time === null || part_time === null || relief === null || volunteers === null) {
    return null;
  }
  return { full_time, part_time, relief, volunteers };
}

/** A headcount as the form shows it. */
export function typedHeadcount(headcount: Headcount): TypedHeadcount {
  return {
    full_time: String(headcount.full_time),
    part_time: String(headcount.part_time),
    relief: String(headcount.relief),
    volunteers: String(headcount.volunteers),
  };
}

/** The path at which an estimate for these people can be shared, with the name of their organization if there is one. */
export function estimatePath(headcount: Headcount, organization = ''): string {
  const query = new URLSearchParams(typedHeadcount(headcount));
  if (organization) query.set('organization', organization);
  return `/pricing/estimate?${query}`;
}
