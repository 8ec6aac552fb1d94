import { describe, expect, it } from 'vitest';
import { rates } from '../../../app/content/rates.ts';
import { estimatePrice } from '../../../app/pricing/estimate.ts';
import type { Headcount } from '../../../app/pricing/headcount.ts';

const team = (people: Partial<Headcount>): Headcount => ({
  full_time: 0,
  part_time: 0,
  relief: 0,
  volunteers: 0,
  ...people,
});
const price = (people: Partial<Headcount>) => estimatePrice(team(people), rates);

describe('the price of a team', () => {
  it.each([
    [1, 395],
    [20, 395],
    [21, 345],
    [50, 345],
    [51, 295],
    [200, 295],
  ])('of %i full-time employees is that many times $%i', (employees, rate) => {
    expect(price({ full_time: employees })).toMatchObject({
      outcome: 'priced',
      employees,
      monthly: employees * rate * 100,
      yearly: employees * rate * 100 * 12,
    });
  });

  it('of more than 200 employees is not a number', () => {
    expect(price({ full_time: 201 })).toEqual({ outcome: 'larger', employees: 201, largest: 200 });
    expect(price({ full_time: 100, part_time: 100, relief: 1 })).toMatchObject({
      outcome: 'larger',
      employees: 201,
    });
  });

  it('of nobody, or of volunteers alone, has no tier', () => {
    expect(price({})).toEqual({ outcome: 'nobody' });
    expect(price({ volunteers: 40 })).toEqual({ outcome: 'nobody' });
  });

  it('charges half for part-time and a quarter for relief staff', () => {
    expect(price({ part_time: 1 })).toMatchObject({ monthly: 197_50 });
    expect(price({ relief: 1 })).toMatchObject({ monthly: 98_75 });
    expect(price({ full_time: 8, part_time: 4 })).toMatchObject({ monthly: 3_950_00 });
  });

  it('is exact to the cent at odd shares', () => {
    expect(price({ full_time: 30, part_time: 7, relief: 13 })).toMatchObject({
      employees: 50,
      monthly: 30 * 345_00 + 7 * 172_50 + 13 * 86_25,
    });
    expect(price({ relief: 199 })).toMatchObject({ monthly: 199 * 73_75 });
  });

  it('takes the tier from heads and not from hours', () => {
    const below = price({ full_time: 18, relief: 2 });
    const above = price({ full_time: 18, relief: 3 });
    expect(below).toMatchObject({ tier: { monthlyRate: 395 } });
    expect(above).toMatchObject({ tier: { monthlyRate: 345 } });
  });

  it('leaves volunteers free and out of the tier', () => {
    const alone = price({ full_time: 20 });
    const helped = price({ full_time: 20, volunteers: 500 });
    expect(helped).toMatchObject({ employees: 20, tier: { monthlyRate: 395 } });
    expect(helped).toHaveProperty('monthly', alone.outcome === 'priced' ? alone.monthly : null);
  });

  it('lists every type of staff, and the lines add up', () => {
    const estimate = price({ full_time: 3, part_time: 2, relief: 1, volunteers: 9 });
    if (estimate.outcome !== 'priced') throw new Error('expected a price');
    expect(estimate.lines.map(({ staffType, count }) => [staffType.id, count])).toEqual([
      ['full-time', 3],
      ['part-time', 2],
      ['relief', 1],
      ['volunteer', 9],
    ]);
    expect(estimate.lines.reduce((sum, { monthly }) => sum + monthly, 0)).toBe(estimate.monthly);
  });
});
