import { expect, it } from 'vitest';
import { fill } from '../../../app/content/fill.ts';

it('puts in what a visitor typed as it is, and leaves what it does not know', () => {
  expect(fill('Nothing for “{query}”', { query: "$& {count} $'" })).toBe(
    "Nothing for “$& {count} $'”",
  );
  expect(fill('{one} of {all}', { one: '1' })).toBe('1 of {all}');
});
