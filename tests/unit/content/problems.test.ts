import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { organization } from '../../../app/content/organization.ts';
import { markupProblems } from '../../../scripts/content/markup-problems.ts';
import { readContent, textsOf } from '../../../scripts/content/read-sources.ts';
import {
  accessibilityProblems,
  dateProblems,
  nameProblems,
  totalProblems,
} from '../../../scripts/content/text-problems.ts';
import { copyContent, edit } from '../../support/content-copy.ts';

const [post = ''] = globSync('app/content/blog/*.md');

type Fault = readonly [name: string, from: RegExp, to: string, line: string];

it.each<readonly Fault[]>([
  [['prices', /"monthlyRate": [\d.]+/, '"monthlyRate": "x"', 'tiers.0.monthlyRate: write']],
  [['prices', /"max": \d+/, '"max": 5000', 'tiers: let each tier begin where the one']],
  [['prices', /"max": \d+(?=[^{]*\])/, '"max": 1', 'tiers: let each tier begin where the one']],
  [['organization', /"timeZone": "[^"]+"/, '"timeZone": "Mars"', 'timeZone: name a time']],
  [
    ['organization', /"timeZone": "[^"]+"/, '"timeZone": "-05:00"', 'timeZone: name a time'],
    ['organization', /"location": \{[^}]*\},/, '', 'location: add this field'],
  ],
  [['team', /"name": "[^"]+"/, '"name": "{ceo}"', 'staff: tell people of one name apart']],
  [['prices', /"tiers":/, '"tiers"', 'line 3: it cannot be read']],
  [
    [
      'organization',
      /"regionCode": "[^"]+"([^}]*"countryCode": )"[^"]+"/,
      '"regionCode": "Ont"$1"CA"',
      'location.regionCode: name',
    ],
  ],
  [
    ['blog', /("options": \[\s*)("[^"]+")/, '$1$2, $2', 'category.options: give every category'],
    [
      'faq',
      /(?<="empty": {\s*"text": ")[^"]+/,
      'None.',
      'empty: let the message contain the words',
    ],
    ['faq', /"header":/, '"headr":', 'header: add this field'],
    ['faq', /"headr":/, '"headr":', 'headr: remove this field or correct its spelling'],
    ['faq', /"id": "[^"]+"(?=,\s*"question")/g, '"id": "x"', 'groups: give every question an id'],
    ['team', /"name": "[^"]+"/, '"name": ""', 'staff.0.name: write a text'],
    ['speaking', /heroes\/[^"]+/, 'heroes/x', 'header.image: name a picture of the folder'],
    ['about', /"heading": "[^"]+"/, '"heading": "{nmae}"', '{nmae}: there is no such placeholder'],
    ['partnership', /"label": "[^"]+"/, '"label": "Learn more"', 'areas.rows.0.link.label: say'],
    ['home', /"meta": {/, '"meta" {', 'line 2: it cannot be read'],
  ],
])('faults in data files are lines: %j', async (...faults) => {
  const fileOf = (name: string) => `app/content/data/${name}.json`;
  using copy = copyContent();
  const root = copy.path;
  for (const [name, from, to] of faults) edit(root, fileOf(name), (text) => text.replace(from, to));
  const isOfFacts = faults.some(([name]) => ['organization', 'prices'].includes(name));
  // In a process of its own, since modules read the facts when they are loaded.
  const check = () =>
    execa(process.execPath, ['scripts/check-content.ts'], { cwd: root, reject: false });
  const problems = isOfFacts
    ? (await check()).stderr.split('\n')
    : (await readContent(root)).problems;
  const lines = faults.map(([name, , , line]) =>
    expect.stringContaining(`${fileOf(name)}: ${line}`),
  );
  expect(problems).toEqual(expect.arrayContaining(lines));
  // A name that is missing from the team makes the author of a post unknown: that follows, and has no line.
  expect(problems).toHaveLength(faults.length);
});

it('a text that holds the organization’s name itself is told how to follow a new one', async () => {
  const text = (await readContent()).sources.find(({ path }) => path);
  const title = textsOf(text?.value).find(({ field }) => field === 'title')?.text ?? '';
  expect(nameProblems({ name: title, email: 'none@example.org' })[0]).toBe(
    `${text?.file}: ${title}: write {name}, so that it follows app/content/data/organization.json`,
  );
});

describe('a text', () => {
  const whole = {
    title: 'A title that is long enough',
    excerpt: 'An excerpt of a believable length. '.repeat(5).trim(),
    category: 'Human Resources',
    published: '2025-09-18',
    author: organization.ceo.name,
    reviewed: '2025-10-01',
    description: 'A description of a believable length for search. '.repeat(3).trim(),
  };
  /** A file with the front matter of a whole one and these changes; JSON is YAML. */
  const text = (changes: object) =>
    `---\n${JSON.stringify({ ...whole, ...changes })}\n---\nText.\n`;
  const check = async (source: string) => {
    using copy = copyContent();
    edit(copy.path, post, () => source);
    return await readContent(copy.path);
  };

  it('passes when it is whole', async () => {
    const { sources, problems } = await check(text({}));
    expect(problems).toEqual([]);
    const read = sources.find((source) => source.file === post);
    expect(read).toMatchObject({ value: whole, html: '<p>Text.</p>' });
  });

  it('is no page of the site before the day that it is published on', async () => {
    // Its sources are checked when it is written.
    const day = '2999-01-01';
    const { sources, problems } = await check(text({ published: day }));
    expect(problems).toEqual([]);
    expect(sources.find((source) => source.file === post)?.path).toBeUndefined();
  });

  const faults: readonly (readonly [source: string, line: string])[] = [
    [text({ author: undefined }), 'author: add this field'],
    [text({ author: 'A team' }), 'author: name a member of the team in app/'],
    [text({ categry: 'x' }), 'categry: remove this field or correct its spelling'],
    ['Words.\n', 'front matter: begin the file with a line of ---'],
    ['---\ntitle: x\n\nWords.\n', 'front matter: begin the file'],
    ['---\ntitle: A: b\n---\nText.\n', 'title: line 2: put the title in quotes, as in title: "…"'],
    [
      '---\ntitle: x\nexcerpt: "A b\ndescription: "c"\n---\nText.\n',
      'excerpt: line 3: end the text',
    ],
    ['---\n  - x\n y: z\n---\nText.\n', 'line 3: write each field on a line of its own'],
    [`${text({})}\n# A title\n`, 'the text: a page has one h1, its title; start sections with ##'],
    [`${text({})}\nTo {emial}.\n`, '{emial}: there is no such placeholder; write {name}'],
  ];

  it('has a line for each fault', async () => {
    const fileOf = (index: number) => `app/content/blog/${'abcdefghijkl'[index]}.md`;
    using copy = copyContent();
    for (const [index, [source]] of faults.entries())
      writeFileSync(join(copy.path, fileOf(index)), source);
    const { problems } = await readContent(copy.path);
    expect(problems.toSorted()).toEqual(
      faults.map(([, line], index) => expect.stringContaining(`${fileOf(index)}: ${line}`)),
    );
  });
});

function inFormats(text: string) {
  const heading = JSON.stringify(text);
  const files: Readonly<Record<string, string>> = {
    'app/content/data/about.json': `{\n  "heading": ${heading},\n}`,
    'app/content/footer.ts': `export const footer = {\n  heading: ${heading},\n};`,
    [post]: `---\n${text}`,
  };
  return markupProblems((file) => files[file] ?? '').toSorted();
}

const shown = ['about.json', 'footer.ts'];
const every = [post, ...shown];

it.each([
  ['HTML', 'A <b class="x">word</b>', every, '“<b class="x">”: browsers would show it as letters'],
  ['a character’s code', 'Fish &amp; chips', every, '“&amp;”: write the character itself'],
  ['two blanks', 'One  two', every, '“One  two”: leave one blank'],
  ['no s', 'See http://example.org/x.', every, '“http://example.org/x.”: begin the'],
  ['Markdown', 'A **strong** [link](/about)', shown, '“**”: this text is shown as it is typed'],
])('%s is found in every format that would show it, with its line', (_, text, files, fault) => {
  expect(inFormats(text)).toEqual(
    files.map((file) => expect.stringContaining(`${file}: line 2: ${fault}`)),
  );
});

it('a text over several lines of a module is read, and a comment is not', () => {
  const module = "// It's  fine\nconst a = `One\nand <i>two`; // don't  mind\nconst b = 'c  d';";
  const found = markupProblems((file) => (file === 'app/content/footer.ts' ? module : ''));
  expect(found).toEqual([
    expect.stringContaining('footer.ts: line 3: “<i>”'),
    expect.stringContaining('footer.ts: line 4: “c  d”'),
  ]);
});

it('code, tables and comparisons are no faults', () => {
  const found = inFormats('| a  | `<b>` |  < 5 >');
  expect(found.filter((line) => line.includes('.md'))).toEqual([]);
});

it.each([
  ['<h3>Deep</h3>', 'heading “Deep”: let ## come first'],
  ['<h2>One</h2><h4>Deep</h4><h2>Two</h2>', 'heading “Deep”: let ## come first'],
  ['<h2> </h2>', 'a heading or the head of a column: write its words'],
  ['<table><thead><tr><th>', 'a heading or the head of a column: write its words'],
  ['<a href="/pricing">here</a>', 'link “here”: say where it leads'],
  ['<a href="/a">Us</a> <a href="/b">Us</a>', 'link “Us”: tell its two places apart'],
])('a text that cannot be followed by ear has a line: %s', (html, line) => {
  expect(accessibilityProblems([{ file: 'a.md', value: {}, html }])).toEqual([
    expect.stringContaining(`a.md: ${line}`),
  ]);
});

const problemsOf = (text: string, value = {}) =>
  dateProblems([{ file: 'post.md', value, html: `<p>${text}</p>` }], '2026-11-23');

it.each<[text: string, passed: string | null, value?: object]>([
  ['The suite launches in November 2025.', 'November 2025'],
  ['Postings will need a pay range from January 1, 2026.', 'January 1, 2026'],
  ['The report is due on November 22, 2026.', 'November 22, 2026'],
  ['The suite launched in November 2025.', null],
  ['The report is due on November 23, 2026.', null],
  ['We open in November 2026. It will be cold.', null],
  ['Since January 1, 2026, postings have named the pay.', null],
  ['From January 1, 2026, postings will name the pay.', null, { reviewed: '2025-08-21' }],
])('in “%s” the date that is announced and has passed is %s', (text, passed, value?) => {
  const said = `post.md: the text: "${passed}" has passed; say what is so since then`;
  expect(problemsOf(text, value)).toEqual(passed ? [said] : []);
});

it.each([
  ['1,600 −600 $1,000', 'words 5 5', true],
  ['1,600 −600 2,200', '1 2 3', false],
  ['1 2 3', '1 2 4', false],
])('totals of %s and %s are right: %s', (first, second, isRight) => {
  const columns = [first, second].map((column) => column.split(' '));
  const rows = ['Dues', 'Costs', 'Total dues'].map(
    (name, row) => `<tr><th>${name}<td>${columns.map((column) => column[row]).join('<td>')}`,
  );
  const html = `<table><tbody>${rows.join('')}</table>`;
  const [problem] = totalProblems([{ file: 'app/content/samples/a.md', value: {}, html }]);
  expect(problem?.split(';')[0]).toBe(
    isRight
      ? undefined
      : 'app/content/samples/a.md: Total dues: this total is not the sum of the rows above it',
  );
});
