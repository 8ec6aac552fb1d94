import { expect, it } from 'vitest';
import { LruCache } from '../../../../app/server/cache/lru-cache.ts';

function filled(capacity: number, ...keys: readonly string[]) {
  const cache = new LruCache<string>(capacity);
  for (const key of keys) cache.set(key, `value of ${key}`);
  return cache;
}

it('never holds more than its bound, however many keys come', () => {
  const keys = Array.from({ length: 1_000 }, (_, index) => `slug-${index}`);
  const cache = filled(10, ...keys);
  expect(keys.filter((key) => cache.has(key))).toEqual(keys.slice(-10));
});

it('lets go of what was unused the longest: reading and writing count, asking whether it is there does not', () => {
  const cache = filled(3, 'read', 'written', 'asked for');
  cache.has('asked for');
  cache.get('read');
  cache.set('written', 'anew');
  cache.set('new', 'value');
  expect(['read', 'written', 'asked for', 'new'].filter((key) => cache.has(key))).toEqual([
    'read',
    'written',
    'new',
  ]);
});
