import { expect, test } from 'vitest';
import { holidaysIn } from '../../../scripts/build/holidays.ts';

test('Ontario has nine working days off a year, the next ones for what falls on a weekend', () => {
  const years = Array.from({ length: 10 }, (_, later) => 2026 + later);
  const days = holidaysIn('CA', 'ON', years).filter((day) => new Date(day).getUTCDay() % 6 > 0);
  expect(years.map((year) => days.filter((day) => day.startsWith(`${year}-`)).length)).toEqual(
    years.map(() => 9),
  );
  const substitute = /-(01-0[23]|07-0[23]|12-2[78])$/;
  expect(days.filter((day) => substitute.test(day))).toEqual([
    ...['2026-12-28', '2027-12-27', '2027-12-28', '2028-01-03', '2028-07-03', '2029-07-02'],
    ...['2032-12-27', '2032-12-28', '2033-01-03', '2033-12-27', '2034-01-02', '2034-07-03'],
    '2035-07-02',
  ]);
});
