import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const documented = [
  ...readFileSync('docs/operations.md', 'utf8').matchAll(/`([a-z-]+(?:\.[a-z-]+)?)`/g),
].map(([, word = '']) => word);

/** What follows `event:`, the name of a query, and the whole names that helpers get. A `${…}` stands for one word. */
const naming =
  /(?:\bevent: (?:[\w.]+ \? )?|\bquery\(\s*\w+,\s*|\blog\((?='[a-z]+\.))(['`])(.+?)\1/g;
const sources = globSync('{app,workers}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
const written = sources.flatMap((source) =>
  [...source.matchAll(naming)].map(([, , name = '']) => name),
);
const patternOf = (name: string) =>
  new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\$\{\w+\}/g, '[a-z-]+')}$`);

it.each([...new Set(written)])('docs/operations.md knows the event %s', (name) => {
  expect(documented).toContainEqual(expect.stringMatching(patternOf(name)));
});

it('docs/operations.md explains no event that the site does not write', () => {
  expect(written.length).toBeGreaterThan(20);
  const tables = readFileSync('docs/operations.md', 'utf8').split('| In the log |').slice(1);
  const explained = tables
    .flatMap((table) => table.split('\n\n')[0]?.split('\n').slice(2) ?? [])
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z]+[.-][a-z-]+)`/g)])
    .map(([, name = '']) => name);
  const unknown = explained.filter((name) => !written.some((one) => patternOf(one).test(name)));
  expect([explained.length > 15, unknown]).toEqual([true, []]);
});
