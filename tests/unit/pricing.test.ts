import { expect, it } from 'vitest';
import { estimate } from '../../app/content/estimate.ts';
import {
  estimatePath,
  estimatePrice,
  type Headcount,
  longestName,
  priceJumps,
  readEstimateQuery,
  readHeadcount,
  typedHeadcount,
} from '../../app/pricing/estimate.ts';
import { formatCents } from '../../app/text/numbers.ts';

const tiers = [
  { min: 1, max: 20, monthlyRate: 395 },
  { min: 21, max: 50, monthlyRate: 345 },
  { min: 51, max: 200, monthlyRate: 295 },
];
const shares = { full_time: 1, part_time: 0.5, relief: 0.25, volunteers: 0 };
const staffTypes = estimate.rates.staffTypes.map((type) => ({ ...type, share: shares[type.id] }));
const nobody: Headcount = { full_time: 0, part_time: 0, relief: 0, volunteers: 0 };
const rates = { ...estimate.rates, staffTypes, tiers };
const price = (people: Partial<Headcount>) => estimatePrice({ ...nobody, ...people }, rates);

it.each<[people: Partial<Headcount>, rate: number, monthly: number]>([
  [{ full_time: 1 }, 395, 395],
  [{ full_time: 20 }, 395, 7_900],
  [{ full_time: 21 }, 345, 7_245],
  [{ full_time: 50 }, 345, 17_250],
  [{ full_time: 51 }, 295, 15_045],
  [{ full_time: 200 }, 295, 59_000],
  // Half the rate for part-time staff, a quarter for relief staff.
  [{ part_time: 1 }, 395, 197.5],
  [{ relief: 1 }, 395, 98.75],
  [{ full_time: 30, part_time: 7, relief: 13 }, 345, 12_678.75],
  // The number of people decides the rate. Volunteers do not count.
  [{ full_time: 18, relief: 2 }, 395, 7_307.5],
  [{ full_time: 18, relief: 3 }, 345, 6_468.75],
  [{ full_time: 20, volunteers: 500 }, 395, 7_900],
])('a team of %j pays by the rate of $%i, $%f a month', (people, rate, dollars) => {
  const monthly = dollars * 100;
  const tier = { monthlyRate: rate };
  expect(price(people)).toMatchObject({ outcome: 'priced', tier, monthly, yearly: 12 * monthly });
});

it.each<[people: Partial<Headcount>, outcome: object]>([
  [{ volunteers: 40 }, { outcome: 'nobody' }],
  [{ full_time: 201 }, { outcome: 'larger', employees: 201, largest: 200 }],
  [
    { full_time: 100, part_time: 100, relief: 1 },
    { outcome: 'larger', employees: 201, largest: 200 },
  ],
])('a team of %j has no price', (people, outcome) => {
  expect(price(people)).toEqual(outcome);
});

it.each<
  [
    people: Partial<Headcount>,
    jumps: readonly [kind: string, people: number, rate: number, monthly: number][],
  ]
>([
  // One more person, even a casual one, and the whole team pays less.
  [{ full_time: 20 }, [['more', 1, 345, 6_986.25]]],
  [{ full_time: 50 }, [['more', 1, 295, 14_823.75]]],
  [{ full_time: 18 }, [['more', 3, 345, 6_468.75]]],
  [{ full_time: 13 }, []],
  // One fewer, and it pays more: those who work least would leave.
  [{ full_time: 21 }, [['fewer', 1, 395, 7_900]]],
  [{ full_time: 20, relief: 5 }, [['fewer', 5, 395, 7_900]]],
  [{ full_time: 18, part_time: 4, relief: 2 }, [['fewer', 4, 395, 7_505]]],
  [{ full_time: 23 }, []],
  [{ full_time: 200 }, []],
  [{ volunteers: 20 }, []],
])('a team of %j is told where the price jumps: %j', (people, jumps) => {
  const told = priceJumps({ ...nobody, ...people }, rates);
  expect(
    told.map(({ kind, people, rate, monthly }) => [kind, people, rate / 100, monthly / 100]),
  ).toEqual(jumps);
});

it('no team pays more than a larger one, or less than a smaller one of the next tier, without being told', () => {
  const monthly = (full_time: number) => {
    const found = price({ full_time });
    return found.outcome === 'priced' ? found.monthly : Number.NaN;
  };
  for (let size = 1; size < 200; size += 1) {
    const told = priceJumps({ ...nobody, full_time: size }, rates).map(({ kind }) => kind);
    const larger = tiers.some(({ min }) => min > size && monthly(min) < monthly(size));
    const smaller = tiers.some(({ max }) => max < size && monthly(max) > monthly(size));
    if (larger) expect(told, `${size}`).toContain('more');
    if (smaller) expect(told, `${size}`).toContain('fewer');
  }
});

it('the lines name every type of staff and add up', () => {
  const estimate = price({ full_time: 3, part_time: 2, relief: 1, volunteers: 9 });
  if (estimate.outcome !== 'priced') throw new Error('expected a price');
  const { lines, monthly } = estimate;
  const counts = Object.fromEntries(lines.map(({ staffType, count }) => [staffType.id, count]));
  expect(counts).toEqual({ full_time: 3, part_time: 2, relief: 1, volunteers: 9 });
  expect(lines.reduce((sum, line) => sum + line.monthly, 0)).toBe(monthly);
});

const headcount = { full_time: 8, part_time: 4, relief: 0, volunteers: 30 };
const read = (query: string) => readEstimateQuery(new URLSearchParams(query));

it.each<[text: string, count: number | null]>([
  ['', 0],
  ['  ', 0],
  [' 12 ', 12],
  ['007', 7],
  ['99999', 99_999],
  ...['-1', '+1', '1.5', '1,5', '1e3', '0x10', 'twelve', '100000', '9'.repeat(30), '١٢', '1 2'].map(
    (text): [string, null] => [text, null],
  ),
])('%j is taken for %j people', (text, count) => {
  const typed = { ...typedHeadcount(headcount), relief: text };
  expect(readHeadcount(typed)).toEqual(count === null ? null : { ...headcount, relief: count });
});

it('an estimate has an address, which is read back', () => {
  const path = estimatePath(headcount, 'Harbour & Co');
  expect(path).toMatch(/^\/pricing\/estimate\?full_time=8&part_time=4&relief=0&volunteers=30&/);
  expect(read(path.split('?')[1] ?? '')).toEqual({
    typed: typedHeadcount(headcount),
    wrong: [],
    organization: 'Harbour & Co',
  });
  expect(read('utm_source=mail')).toMatchObject({ wrong: [] });
});

it('what is no number is named and given back, cut to what anybody types', () => {
  expect(read(`full_time=3&relief=${'9'.repeat(5_000)}&volunteers=+some+`)).toMatchObject({
    typed: { full_time: '3', part_time: '', relief: '9'.repeat(40), volunteers: 'some' },
    wrong: ['relief', 'volunteers'],
  });
});

it.each([
  [' Harbour\n\tStreet\u0000 ', 'Harbour Street'],
  ['L’Arche & St. John’s (Montréal–Nord)', 'L’Arche & St. John’s (Montréal–Nord)'],
  ['ᐃᖃᓗᐃᑦ ਘਰ', 'ᐃᖃᓗᐃᑦ ਘਰ'],
  ['The 519', 'The 519'],
  ['Call 416-555-0199: <b>now</b> 🏠', 'Call -- b now b'],
  ['a\u202Eb\u3164\u115F\u20DDc', 'abc'],
  ['می\u200cخواهم', 'می خواهم'],
  ['\u3164(416)…\u0301', ''],
  [`Ha${'\u0301'.repeat(40)}rbour`, 'Há\u0301\u0301 rbour'],
])('of %j a letterhead takes %j', (typed, printed) => {
  expect(read(`organization=${encodeURIComponent(typed)}`).organization).toBe(printed);
});

it('a name is cut to what fits above a page and never within a character', () => {
  const { organization } = read(`organization=${encodeURIComponent('𐐀'.repeat(5_000))}`);
  expect(organization).toBe('𐐀'.repeat(longestName));
});

it.each([
  [0, '$0'],
  [99_900, '$999'],
  [123_456_700, '$1,234,567'],
  [730_750, '$7,307.50'],
  [705, '$7.05'],
  // 100 times a price that the owner has written.
  [100 * 19.99, '$19.99'],
  [100 * 1_999.99, '$1,999.99'],
])('%d cents are %s', (cents, words) => {
  expect(formatCents(cents)).toBe(words);
});

it('an even price beside one with cents has them too', () => {
  expect(formatCents(99_900, true)).toBe('$999.00');
});
