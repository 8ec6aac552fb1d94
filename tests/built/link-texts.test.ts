import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { builtHtml, builtPaths } from '../support/built-page.ts';

const parser = unified().use(rehypeParse);

/** Words that say nothing of where a link leads. */
const vague =
  /^(here|described here|this|link|guide|checklist|more|read more|learn more|details)$/i;

/** What a link is called: its label, or its text with that of what describes it. */
function nameOf(link: Element, texts: ReadonlyMap<string, string>): string {
  const { ariaLabel, ariaDescribedBy } = link.properties;
  const described = [ariaDescribedBy ?? []].flat().map((id) => texts.get(String(id)) ?? '');
  return [String(ariaLabel ?? textOf(link)), ...described].join(' ').replace(/\s+/g, ' ').trim();
}

describe('the links of a page read without the words around them', () => {
  it.each(builtPaths())('on %s say where they lead, one name for one place', (path) => {
    const document = parser.parse(builtHtml(path));
    const texts = new Map(
      selectAll('[id]', document).map((element) => [
        String(element.properties.id),
        textOf(element),
      ]),
    );
    const places = new Map<string, Set<string>>();
    for (const link of selectAll('main a[href]', document)) {
      const name = nameOf(link, texts);
      const known = places.get(name) ?? new Set();
      places.set(name, known.add(String(link.properties.href)));
    }
    const names = [...places.keys()];
    expect(names.filter((name) => name === '' || vague.test(name))).toEqual([]);
    const ambiguous = [...places].filter(([, hrefs]) => hrefs.size > 1);
    expect(ambiguous.map(([name, hrefs]) => `${name}: ${[...hrefs].join(', ')}`)).toEqual([]);
  });
});
