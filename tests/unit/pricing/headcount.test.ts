import { describe, expect, it } from 'vitest';
import {
  estimatePath,
  readCount,
  readHeadcount,
  typedHeadcount,
} from '../../../app/pricing/headcount.ts';

describe('a typed count', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    [' 12 ', 12],
    ['007', 7],
    ['99999', 99_999],
  ])('"%s" is %i', (text, count) => expect(readCount(text)).toBe(count));

  it.each([
    '-1',
    '+1',
    '1.5',
    '1,5',
    '1e3',
    '0x10',
    'twelve',
    '100000',
    '9'.repeat(30),
    '١٢',
    'NaN',
    'Infinity',
    '1 2',
  ])('"%s" is refused', (text) => expect(readCount(text)).toBeNull());
});

describe('a headcount', () => {
  const headcount = { full_time: 8, part_time: 4, relief: 0, volunteers: 30 };

  it('is read back from what the form shows', () => {
    expect(readHeadcount(typedHeadcount(headcount))).toEqual(headcount);
  });

  it('is nothing when one field is no number', () => {
    expect(readHeadcount({ ...typedHeadcount(headcount), relief: 'some' })).toBeNull();
  });

  it('has an address', () => {
    expect(estimatePath(headcount)).toBe(
      '/pricing/estimate?full_time=8&part_time=4&relief=0&volunteers=30',
    );
  });
});
