import type { Rates, StaffType } from '../content/schemas/facts.ts';

export type Estimate = ReturnType<typeof estimatePrice>;

export type Priced = Extract<Estimate, { outcome: 'priced' }>;

/** In cents, by the tier of everyone employed; volunteers are free (docs/decisions/README.md). */
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
    return { staffType, count, rate, monthly: count * rate };
  });
  const monthly = lines.reduce((sum, line) => sum + line.monthly, 0);
  const next = rates.tiers[rates.tiers.indexOf(tier) + 1];
  return {
    outcome: 'priced',
    headcount,
    employees,
    tier,
    next,
    lines,
    monthly,
    yearly: 12 * monthly,
  } as const;
}

/**
 * The rate falls for the whole team at a border, so a larger team may pay less and a smaller one more. Both are told: the team
 * that pays least across the next border, and the one that pays most across the last.
 */
export function priceJumps(headcount: Headcount, rates: Rates) {
  const here = estimatePrice(headcount, rates);
  if (here.outcome !== 'priced') return [];
  const { employees, tier, monthly } = here;
  const place = rates.tiers.indexOf(tier);
  const [before, after] = [rates.tiers[place - 1], rates.tiers[place + 1]];
  const kinds = rates.staffTypes
    .filter(({ id }) => id !== 'volunteers')
    .sort((one, other) => one.share - other.share)
    .map(({ id }) => id);
  const across = (kind: 'more' | 'fewer', people: number, rate: number) => {
    const team = { ...headcount };
    let left = people;
    for (const id of kinds) {
      const moved = kind === 'more' ? left : Math.min(left, team[id]);
      team[id] += kind === 'more' ? moved : -moved;
      left -= moved;
    }
    const there = estimatePrice(team, rates);
    if (there.outcome !== 'priced') return [];
    const isTold = kind === 'more' ? there.monthly < monthly : there.monthly > monthly;
    return isTold ? [{ kind, people, rate: rate * 100, monthly: there.monthly }] : [];
  };
  return [
    ...(after ? across('more', after.min - employees, after.monthlyRate) : []),
    ...(before ? across('fewer', employees - before.max, before.monthlyRate) : []),
  ];
}

/** Cents a month for one person. Whole cents, so that sums stay exact. */
export function rateInCents(tier: Rates['tiers'][number], staffType: StaffType): number {
  return Math.round(tier.monthlyRate * 100 * staffType.share);
}

/** Also the names in the address of an estimate. Volunteers include summer students and interns. */
export const headcountFields = ['full_time', 'part_time', 'relief', 'volunteers'] as const;

type HeadcountField = (typeof headcountFields)[number];

export type Headcount = Readonly<Record<HeadcountField, number>>;

export type TypedHeadcount = Readonly<Record<HeadcountField, string>>;

/** More than any client has. */
export const largestCount = 99_999;

/** A whole number up to {@link largestCount}, 0 for an empty text, else null. */
function readCount(text: string): number | null {
  const count = /^\d{0,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return count <= largestCount ? count : null;
}

/** Null when one of the texts is not a number. */
export function readHeadcount(typed: TypedHeadcount): Headcount | null {
  const counts = eachField((name) => readCount(typed[name]) ?? Number.NaN);
  return Object.values(counts).some(Number.isNaN) ? null : counts;
}

export function typedHeadcount(headcount: Headcount): TypedHeadcount {
  return eachField((name) => String(headcount[name]));
}

function eachField<T>(value: (name: HeadcountField) => T): Readonly<Record<HeadcountField, T>> {
  return {
    full_time: value('full_time'),
    part_time: value('part_time'),
    relief: value('relief'),
    volunteers: value('volunteers'),
  };
}

export function estimatePath(headcount: Headcount, organization = ''): string {
  const query = new URLSearchParams(typedHeadcount(headcount));
  if (organization) query.set('organization', organization);
  return `/pricing/estimate?${query}`;
}

const longest = 40;

/** Characters. */
export const longestName = 60;

/** Invisible characters, except for the joiner that Persian needs, and circles around letters. */
const unseen = /(?!\u200c)[\p{Default_Ignorable_Code_Point}\p{Me}]/gu;

/** Is taken out of a name: any other sign, a mark without a letter, a third mark on one letter. */
const notOfAName =
  /[^\p{L}\p{M}\p{Nd}&'’.,()\p{Pd} ]+|(?<![\p{L}\p{M}])\p{M}+|(?<=\p{M}{2})\p{M}+/gu;

/** It is printed under our letterhead: letters, their marks and little else, in one line, cut to size. */
function readOrganization(value: string): string {
  if (!/\p{L}/u.test(value.replaceAll(unseen, ''))) return '';
  const line = value.normalize('NFC').replaceAll(unseen, '').replaceAll(notOfAName, ' ');
  // A telephone number has more than three.
  const figures = line.match(/\p{Nd}/gu)?.length ?? 0;
  const words = (figures > 3 ? line.replaceAll(/\p{Nd}/gu, '') : line)
    .replaceAll(/ +/g, ' ')
    .trim();
  return [...words].slice(0, longestName).join('').trim();
}

export type EstimateQuery = ReturnType<typeof readEstimateQuery>;

/** Of an address or of the form. `wrong` names the fields without a number. */
export function readEstimateQuery(query: URLSearchParams | FormData) {
  const text = (name: string) => String(query.get(name) ?? '');
  const typed = eachField((name) => text(name).trim().slice(0, longest));
  const wrong = headcountFields.filter((name) => readCount(typed[name]) === null);
  return { typed, wrong, organization: readOrganization(text('organization')) };
}
