import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeError } from '../../../app/server/log.server.ts';

const answered = {
  status: 404,
  statusText: 'Not Found',
  internal: true,
  data: 'ann@example.org',
};

const caused = new Error('no page', { cause: new TypeError('no name') });
const stackless = Object.assign(new Error('no page'), { stack: '' });

it.each<[string, unknown, string | RegExp]>([
  ['an error', new Error('no page'), /^Error: no page\n +at /],
  ['an error with its cause', caused, /no page.*caused by TypeError: no name/s],
  ['an error without a stack', stackless, 'Error: no page'],
  ['a Response', new Response('ann@example.org', { status: 403 }), 'Response 403'],
  ['an ErrorResponse', answered, 'ErrorResponse 404 Not Found'],
  ['a string', 'no page', 'no page'],
  ['a number', 7, '7'],
  ['nothing', null, 'null'],
  ['undefined', undefined, 'undefined'],
  ['an object with a message', { message: 'no page', email: 'ann@example.org' }, 'no page'],
  ['an object without one', { email: 'ann@example.org' }, 'Object { email }'],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), 'Object { a }'],
])('%s is described', (_, thrown, description) => {
  expect(describeError(thrown)).toEqual(
    typeof description === 'string' ? description : expect.stringMatching(description),
  );
});

const operations = readFileSync('docs/operations.md', 'utf8');
const documented = [...operations.matchAll(/`([a-z-]+(?:\.[a-z-]+)?)`/g)].map(([, word]) => word);

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
  const tables = operations.split('| In the log |').slice(1);
  const explained = tables
    .flatMap((table) => table.split('\n\n')[0]?.split('\n').slice(2) ?? [])
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z]+[.-][a-z-]+)`/g)])
    .map(([, name = '']) => name);
  const unknown = explained.filter((name) => !written.some((one) => patternOf(one).test(name)));
  expect([explained.length > 15, unknown]).toEqual([true, []]);
});
