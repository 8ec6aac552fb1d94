import { expect, it } from 'vitest';
import type { Page } from '../../../app/pages.ts';
import {
  linkProblems,
  pageProblems,
  redirectProblems,
  type Site,
  thisSite,
} from '../../../scripts/content/link-problems.ts';
import { distinctProblems } from '../../../scripts/content/text-problems.ts';

const site: Site = {
  hasPath: (path) => ['/', '/about', '/contact', '/resources/blog/a-post'].includes(path),
  anchorsOf: (path) => (path === '/' ? undefined : new Set(['mission', 'form'])),
  redirects: { '/old': '/about' },
};
const post = { file: 'a-post.md', path: '/resources/blog/a-post' };
const typed = (value: unknown) => linkProblems([{ file: 'x.ts', value }], site);
const written = (html: string) => linkProblems([{ ...post, value: {}, html }], site);
const redirected = (table: Readonly<Record<string, string>>) =>
  redirectProblems(table, site.hasPath);

const page = (id: string): Page => ({ id, path: `/${id}`, label: id, rendering: 'static' });
const about = page('about');
const listed = (pages: readonly Page[]) =>
  pageProblems(pages, [
    { path: 'about', file: 'routes/about.tsx' },
    { path: 'newsletter', file: 'routes/newsletter.tsx' },
    { path: ':slug', file: 'routes/legal.tsx' },
    { path: '*', file: 'routes/not-found.tsx' },
  ]);
const titled = (name: string, title: string) => {
  return { file: `${name}.md`, path: `/${name}`, value: { title } };
};
const headed = (name: string) => ({ file: `${name}.ts`, value: { meta: { title: 'The same' } } });

it.each([
  ['a dead link', typed({ cards: [{ href: '/abuot' }] }), 'x.ts: cards.0.href: no page stands at'],
  ['a removed page', typed({ a: '/old#form' }), 'x.ts: a: /old is redirected; lead to /about'],
  ['a dead anchor', typed({ a: '/about#gone' }), 'x.ts: a: /about has no anchor #gone'],
  ['a stray % in an anchor', typed({ a: '/about#50%' }), 'x.ts: a: /about has no anchor #50%'],
  ['no interest', typed({ a: '/contact?interest=x' }), 'x.ts: a: the contact form has no interest'],
  ['a dead link in a text', written('<a href="/x">'), 'a-post.md: link to /x: no page stands at'],
  [
    'a dead anchor in it',
    written('<a href="#x">'),
    'a-post.md: link to #x: /resources/blog/a-post',
  ],
  ['a redirect from a page', redirected({ '/about': '/' }), '/about: a page stands there'],
  ['one to another', redirected({ '/a': '/old', '/old': '/' }), '/a: /old is redirected itself'],
  ['one to nowhere', redirected({ '/a': '/x' }), '/a: no page stands at /x; name one that does'],
  ['one to another site', redirected({ '/a': 'https://x.ca/' }), '/a: no page stands at https'],
  ['one without its slash', redirected({ old: '/' }), 'old: write the old address as it stands'],
  ['one with a query', redirected({ '/a?b': '/' }), '/a?b: write the old address as it stands'],
  ['a page without a route', listed([about, page('events')]), 'events: app/routes.ts has no route'],
  ['a route without a page', listed([]), 'app/routes.ts: about: app/pages.ts does not list it'],
  [
    'an id twice',
    listed([about, { ...about, path: '/newsletter' }]),
    'about: give every page an id',
  ],
  ['a path twice', listed([about, { ...about, id: 'x' }]), '/about: give every page an id'],
  ['a parent of no page', listed([{ ...about, parent: 'x' }]), 'about: no page has the id x'],
  ['a title twice', distinctProblems([titled('a', 'One'), titled('b', 'One')], []), 'b.md: title'],
  [
    'a page’s title twice',
    distinctProblems([headed('a'), headed('b')], []),
    'b.ts: meta.title: choose another one, a.ts has the same',
  ],
  ['a path taken', distinctProblems([titled('about', '')], ['/about']), 'about.md: slug: choose'],
])('%s is found, with its place and the fix', (_, problems, expected) => {
  expect(problems).toEqual([expect.stringContaining(expected)]);
});

it.each([
  ['pages, anchors and the site’s files', typed(['/about#mission', '/#unknown-before-a-build'])],
  ['an interest', typed('/contact?interest=job-inquiry-unsolicited-resume#form')],
  ['placeholders, mail and other sites', typed(['#', 'mailto:a@x.org', 'https://x.org/x'])],
  ['the former addresses of a text', typed({ aliases: ['/old'] })],
  ['an anchor of the page itself', written('<a href="#form">')],
  ['redirects', redirected({ '/old': '/about#story', '/older': '/contact?a=b' })],
  ['a list of pages in order', listed([about])],
])('nothing is found in %s', (_, problems) => expect(problems).toEqual([]));

it('a text whose slug was changed is found at its former addresses', () => {
  const renamed = { ...post, value: {}, aliases: ['/a', '/b'] };
  const { redirects } = thisSite([renamed, { ...post, value: {} }], false);
  expect(redirects).toMatchObject({ '/a': post.path, '/b': post.path });
});
