import { expect, it } from 'vitest';
import { formerAddresses, redirectProblems } from '../../../scripts/content/link-problems.ts';

const hasPath = (path: string) => ['/', '/about', '/services'].includes(path);
const problemsOf = (table: Readonly<Record<string, string>>) => redirectProblems(table, hasPath);

it('a redirect leads to a page of this site, or to a place in it', () => {
  const table = { '/old': '/about#story', '/older': '/services?a=b' };
  expect(problemsOf(table)).toEqual([]);
});

it.each([
  ['from a page', { '/about': '/services' }, '/about: a page stands there; remove the redirect'],
  ['to another', { '/a': '/b', '/b': '/' }, '/a: /b is redirected itself; name where it ends'],
  ['to nowhere', { '/a': '/nowhere' }, '/a: no page stands at /nowhere; name one that does'],
  ['to another site', { '/a': 'https://maple.ca/' }, '/a: no page stands at https://maple.ca/'],
  ['from an address without its slash', { old: '/about' }, 'old: write the old address as it'],
  ['from an address with a query', { '/a?b=c': '/about' }, '/a?b=c: write the old address as it'],
])('a redirect %s is a sentence', (_, table, sentence) => {
  const [problem, ...more] = problemsOf(table);
  expect(problem).toContain(`app/redirects.ts: ${sentence}`);
  expect(more).toEqual([]);
});

it('a text whose slug was changed is found at its former addresses', () => {
  const source = { file: 'app/content/blog/new.md', path: '/resources/blog/new' };
  const aliases = ['/resources/blog/old', '/resources/blog/older'];
  expect(
    formerAddresses([
      { ...source, value: { aliases } },
      { ...source, value: {} },
    ]),
  ).toEqual({
    '/resources/blog/old': '/resources/blog/new',
    '/resources/blog/older': '/resources/blog/new',
  });
});
