import { expect, it } from 'vitest';
import { ageToShow, storageCacheControl } from '../../../../app/server/cache/cache-policy.ts';
import type { CacheState } from '../../../../app/server/result.ts';

it.each<[CacheState, number, number | null]>([
  ['fresh', 60, null],
  ['stale', 300, null],
  // Nobody has asked for it lately; whether Supabase fails will be known behind this visit.
  ['stale', 301, 301],
  ['stale-if-error', 61, 61],
])('a page with %s jobs of %i s says their age: %j', (state, ageSeconds, shown) => {
  expect(ageToShow({ outcome: 'found', value: [], state, ageSeconds })).toBe(shown);
});

it('a page without jobs says no age', () => {
  expect(ageToShow({ outcome: 'failed' })).toBeNull();
  expect(ageToShow({ outcome: 'absent', state: 'fresh' })).toBeNull();
});

it('the data centre keeps a value for a day, and that there is none for half a minute', () => {
  const policy = { fresh: 60, staleIfError: 86_400, negative: 30 };
  expect(storageCacheControl('found', policy)).toBe('public, max-age=86400');
  expect(storageCacheControl('absent', policy)).toBe('public, max-age=30');
});
