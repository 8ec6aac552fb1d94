import { describe, expect, test } from 'vitest';
import blog from '../../../app/content/data/blog.json' with { type: 'json' };
import { organization } from '../../../app/content/organization.ts';
import { frontmatterSchemas } from '../../../app/content/schemas/markdown.ts';
import { compileMarkdown } from '../../../scripts/build/compile-markdown.ts';
import { markdown, readable } from '../../../scripts/build/content-format.ts';
import { linkProblems } from '../../../scripts/content/link-problems.ts';

const compiled = (text: string) => compileMarkdown(text).html;

test('a link to another site says that it opens in a new tab', () => {
  expect(compiled('The [Act](https://www.ontario.ca/laws/statute/10n15) says so.')).toContain(
    'target="_blank">Act<span class="visually-hidden"> (opens in a new tab)</span></a>',
  );
  expect(compiled('Our [rates](/pricing).')).toContain('<a href="/pricing">rates</a>');
});

describe('a table in a text', () => {
  const table = '| Step | Time |\n| --- | --- |\n| Assessment | 2 weeks |\n';

  test('is named by the heading above it, a second one by its columns, and has headers', () => {
    const html = compiled(`## How long it takes\n\n${table}\n${table}`);
    expect(
      [...html.matchAll(/<caption class="visually-hidden">([^<]+)/g)].map(([, name]) => name),
    ).toEqual(['How long it takes', 'Table: Step, Time']);
    expect(html).toContain('<section class="table-frame" aria-label="How long it takes"');
    expect(html).toContain('<th scope="col">Step</th>');
    expect(html).toContain('<th scope="row">Assessment</th>');
  });

  test('of four columns becomes cards with labels, and its figures stand at the right', () => {
    const line = '| --- | --- | --- | --- |';
    const html = compiled(
      `| Risk | Cost | Owner | Next |\n${line}\n| Van | $4,100 | Chair | Buy |\n`,
    );
    expect(html).toContain('<td data-label="Owner">Chair</td>');
    expect(html).toContain('<td class="figure" data-label="Cost">$4,100</td>');
  });

  test('draws what was spent against its budget, and names what heads a group of rows', () => {
    const html = compiled(
      '| Line | Actual | Budget |\n| --- | --- | --- |\n| **Costs** |  |  |\n| Van | 150 | 100 |\n',
    );
    expect(html).toContain('<th scope="row" colspan="3"><strong>Costs</strong></th>');
    expect(html.match(/aria-label="150% of budget"/g)).toHaveLength(1);
  });

  test('with likelihood and harm multiplies them, shows each row in a grid and names its owner', () => {
    const html = compiled(
      '| Risk | Owner | Likelihood | Harm |\n| --- | --- | --- | --- |\n| Van | Chair | 4 | 5 |\n| Roof | Chair | 1 | 1 |\n',
    );
    expect(html).toContain('Van<span class="owner">Chair</span></th>');
    expect(html).toContain('<b class="high">20</b><span> = 4 × 5</span></td>');
    expect(
      [...html.matchAll(/class="(low|middle|high)"[^>]*><\/rect><text[^>]*>(\d)/g)].map(
        ([, level, row]) => `${row} ${level}`,
      ),
    ).toEqual(['2 low', '1 high']);
    expect(() =>
      compiled('| Risk | Likelihood | Harm |\n| --- | --- | --- |\n| Van | 2 | 9 |'),
    ).toThrow('from 1 to 5');
  });
});

describe('a note', () => {
  test('marks the phrase that it speaks of and follows its paragraph', () => {
    const html = compiled('Ask _the chair_[^who] first.\n\n[^who]: **Why.** The chair knows.\n');
    expect(html).toContain(
      '<div class="noted"><p>Ask <mark>the chair</mark> first.</p><details class="note"><summary>Why.</summary><p><strong>Why.</strong> The chair knows.',
    );
  });

  test.each([
    'Ask the chair[^who].\n\n[^who]: **Why.** So.',
    'Ask _the chair_[^who].\n\n[^who]: So.',
  ])('without a phrase or a heading is refused with the fix', (text) =>
    expect(() => compiled(text)).toThrow('write a note as'),
  );
});

test.each([
  '[the regulator](www.canada.ca/x)',
  '[mail](jane@example.org)',
  '[faq](faq)',
  '[x]( )',
  '[x](javascript:alert(1))',
  '[x](HTTP://example.org)',
  'A [reference][1].\n\n[1]: www.example.org',
  '[x](ftp://example.org/a)',
  '[x](https://)',
  '[x](https://example.org/a b)',
  '[x][y]',
  'Bare www.canada.ca.',
  '![x](https://example.org/a.png)',
  '![x](a.png)',
  '![x](/images/photos/a.jpg)',
  'An <b>important</b> word.',
  'One <!-- note --> more.',
  '<div>\n\nText\n\n</div>',
  '# A title',
  'To {emial}.',
  '',
  '---',
])('the text %j is refused', (text) => expect(() => compiled(text)).toThrow());

test.each([
  'Open `budget[0](x)` and choose `File` then `Print`. ~~old~~ `x` \\*not',
  'R&D; the rest is yours, for 5 < 6 & more.',
  '```\n<p>a  b</p> http://127.0.0.1/\n```',
  '-   a point\n\n    1.  another\n\n> -  a third\n\n1)  a fourth',
  '[a](/about#story) [b](#here) [c](https://example.org) [d](mailto:{email}) [e](tel:+14165550134)',
  'Write to jane@example.org or <https://example.org>.',
  '![](/images/x.png)\n\nWords',
])('the text %j is taken', (text) => expect(compiled(text)).toContain('<'));

const post = {
  title: 'A title that is long enough',
  excerpt: 'An excerpt of a believable length. '.repeat(5).trim(),
  category: blog.category.options[0],
  published: '2025-09-18',
  author: organization.ceo.name,
  reviewed: '2025-10-01',
  description: 'A description of a believable length for search. '.repeat(3).trim(),
};

/** What content-collections says of a post with these fields; JSON is YAML. */
async function faultsOf(fields: object) {
  const file = markdown.parse(`---\n${JSON.stringify({ ...post, ...fields })}\n---\nText.`);
  const { issues = [] } = await readable(frontmatterSchemas.blog)['~standard'].validate(await file);
  return issues.map(({ path, message }) => `${path}: ${message}`);
}

test.each([
  [{}, []],
  [{ photo: null, aliases: null }, []],
  [{ published: '2999-01-01', reviewed: '2999-01-01' }, []],
  [{ reviewed: '2025-09-17' }, ['reviewed: write a day']],
  [{ reviewed: '2999-01-01' }, ['reviewed: write a day']],
  [{ title: null }, ['title: add this field']],
  [{ aliases: '/old' }, ['aliases: write a list']],
  [{ categry: 'x' }, ['categry: remove this field']],
  [{ title: ' Blanks at its ends are taken out ' }, ['title: remove the blanks']],
  [{ photo: { file: '/images/photos/x.gif', alt: 'x' } }, ['photo.file: choose a JPEG']],
])('a post with %j has the faults %j', async (fields, faults) => {
  expect(await faultsOf(fields)).toEqual(faults.map((start) => expect.stringContaining(start)));
});

test('a file is read with the marks of Windows, and one without fields is told how to begin', () => {
  expect(markdown.parse('\uFEFF---\r\ntitle: A\r\n--- \r\nText.')).toEqual({
    title: 'A',
    content: 'Text.',
  });
  expect(() => markdown.parse('Words.')).toThrow('begin the file with');
  expect(() => markdown.parse('---\ntitle: A: b\n---\n')).toThrow('line 2');
});

const site = new Map([
  ['/about', ['mission']],
  ['/contact', ['form']],
  ['/careers', undefined],
]);
const interest = '/contact?interest=job-inquiry-unsolicited-resume#form';

test.each<[unknown, string[]]>([
  [{ cards: [{ href: '/abuot' }] }, ['cards.0.href: /abuot: nothing stands']],
  [{ href: '/about#gone' }, ['href: /about#gone: /about has no #gone']],
  ['<p><a href="#gone">x</a> <img src="/images/none.avif"></p>', ['#gone', '/images/none.avif']],
  [{ href: '/contact?interest=x' }, ['no such interest']],
  [['/about#mission', '/careers#anything', interest, '#', 'https://x.org/x', 'and/or'], []],
  ['<a href="/about?a=b&amp;c=d#mission">', []],
])('in %j the links %j lead nowhere', (value, faults) => {
  const found = linkProblems(value, '/about', site);
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});
