import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { rehype } from 'rehype';
import { expect, it } from 'vitest';
import { allPosts } from '#content';
import { isVague } from '../../app/content/link-words.ts';
import { linkProblems, siteOf } from '../../scripts/content/link-problems.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { builtHtml, builtPaths } from './built-pages.ts';

const parser = rehype();
const parsed = (path: string) => parser.parse(builtHtml(path));

it.each([
  ['/', ['Home']],
  ['/services', ['Services']],
  ['/services/governance', ['Services']],
  [allPosts[0]?.path ?? '', ['Resources']],
  ['/about/team', ['About']],
  ['/privacy-policy', []],
])('on %s the menu marks %j, by the beginning of the path; Home only on its own', (path, names) => {
  const marked = selectAll('#site-menu > ul > li > a[aria-current]', parsed(path));
  expect(marked.map((link) => textOf(link))).toEqual(names);
});

/** A link's label or text, and its description. */
function nameOf(link: Element, texts: ReadonlyMap<string, string>): string {
  const { ariaLabel, ariaDescribedBy } = link.properties;
  const described = [ariaDescribedBy ?? []].flat().map((id) => texts.get(String(id)) ?? '');
  return [String(ariaLabel ?? textOf(link)), ...described].join(' ').replace(/\s+/g, ' ').trim();
}

it.each(builtPaths)('the links on %s say by themselves where they lead', (path) => {
  const document = parsed(path);
  const texts = new Map(
    selectAll('[id]', document).map((element) => [String(element.properties.id), textOf(element)]),
  );
  // A link within the page may have the same words as a link to another page.
  const links = Map.groupBy(selectAll('main a[href]:not([href^="#"])', document), (link) =>
    nameOf(link, texts),
  );
  expect([...links.keys()].filter(isVague)).toEqual([]);
  for (const [name, named] of links) {
    expect(new Set(named.map(({ properties }) => properties.href)).size, name).toBe(1);
  }
});

it.each(builtPaths)('%s is valid HTML, and says what it is', async (path) => {
  expect(await htmlFaults(builtHtml(path), path)).toEqual([]);
});

const pages = new Map(builtPaths.map((path) => [path, builtHtml(path)]));
const site = siteOf(pages);

it.each([...pages])('the links on %s lead to pages and places that are there', (path, html) => {
  expect(linkProblems(html, path, site)).toEqual([]);
});

/** The files that a page names: pictures and the card for previews, typefaces, scripts, icons. */
function filesOf(path: string) {
  const html = builtHtml(path).replace(/(?<="og:image" content=")https:\/\/[^/]+/, '');
  const files = html.matchAll(
    /["( ](\/(?:(?:assets|images)\/[^"\s),?#\\]+|[\w-]+\.(?:ico|svg|png|webmanifest)))/g,
  );
  return [...new Set([...files].map(([, file = '']) => file))];
}

it.each(builtPaths)('%s names only files that are there', (path) => {
  const files = filesOf(path);
  for (const kind of ['.js', '.woff2', '.ico', '.jpg'])
    expect(
      files.some((file) => file.endsWith(kind)),
      kind,
    ).toBe(true);
  expect(files.filter((file) => !existsSync(`build/client${file}`))).toEqual([]);
});

const articles = builtPaths.filter((path) => path.startsWith('/resources/blog/'));
it.each(articles)('%s ends with the form that subscribes', (path) => {
  const fields = selectAll('main form[action="/newsletter"] [name=email]', parsed(path));
  expect(fields).toHaveLength(1);
});

const files = globSync('build/client/**/*.*');
const texts = files.filter((file) =>
  /client\/(?!admin\/).*\.(js|css|html|json|txt|xml|webmanifest)$/.test(file),
);

it('nothing secret and no source map is in what is published', () => {
  expect(texts.length).toBeGreaterThan(30);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const secret = /SUPABASE|sb_publishable|sb_secret|sourceMappingURL|apikey/;
  expect(texts.filter((file) => secret.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('no page, no menu and no search leads to the editor or loads a file of it', () => {
  expect(builtPaths.length).toBeGreaterThan(40);
  for (const path of builtPaths) expect(builtHtml(path), path).not.toContain('/admin');
  expect(readFileSync('build/client/search.json', 'utf8')).not.toContain('/admin');
});
