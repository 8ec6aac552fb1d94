import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { builtHtml } from '../support/built-page.ts';

const parser = unified().use(rehypeParse);

it.each([
  ['/', ['Home']],
  ['/services', ['Services']],
  ['/services/governance', ['Services']],
  ['/resources/blog/ai-policy-one-page', ['Resources']],
  ['/about/team', ['About']],
  ['/privacy-policy', []],
])('on %s the menu marks %j, by the beginning of the path; Home only on its own', (path, names) => {
  const marked = selectAll('.menu-bar > li > a[aria-current]', parser.parse(builtHtml(path)));
  expect(marked.map((link) => textOf(link))).toEqual(names);
});
