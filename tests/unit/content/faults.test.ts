import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { team } from '../../../app/content/team.ts';
import { dataProblems } from '../../../scripts/content/data-problems.ts';
import { distinctProblems } from '../../../scripts/content/distinct-problems.ts';
import { nameProblems } from '../../../scripts/content/name-problems.ts';
import { checkMarkdown, readMarkdown } from '../../../scripts/content/read-sources.ts';

it.each([
  ['faq', /"header":/, '"headr":', 'header: add this field'],
  ['faq', /"header":/, '"headr":', 'headr: remove this field or correct its spelling'],
  ['team', /"name": "[^"]+"/, '"name": ""', 'staff.0.name: write the name'],
  ['team', /portraits\/[^"]+/, 'portraits/x', 'staff.0.portrait: name a picture of the family'],
  ['prices', /"monthlyRate": \d+/, '"monthlyRate": "x"', 'tiers.0.monthlyRate: write a number'],
  ['prices', /"max": \d+/, '"max": 5000', 'tiers: let each tier begin where the one before it'],
  ['faq', /"id": "[^"]+"(?=,\s*"question")/g, '"id": "x"', 'groups: give every question an id'],
  ['organization', /"timeZone": "[^"]+"/, '"timeZone": "Mars"', 'timeZone: name a time zone'],
  ['about', /"heading": "[^"]+"/, '"heading": "{nmae}"', '{nmae}: there is no such placeholder'],
  ['about', /"meta": {/, '"meta" {', 'line 2: it cannot be read'],
])('%s.json with %s as %s is a line: %s', async (name, from, to, line) => {
  const file = `app/content/data/${name}.json`;
  const problems = await dataProblems((read) => {
    const text = readFileSync(read, 'utf8');
    return read === file ? text.replace(from, to) : text;
  });
  expect(problems).toContainEqual(expect.stringContaining(`${file}: ${line}`));
});

it('two pages with one title, and one that is too short, are a line each', () => {
  const meta = { title: 'A title of at least thirty characters', description: 'x'.repeat(120) };
  const page = (file: string, more = {}) => ({ file, value: { meta: { ...meta, ...more } } });
  const other = page('b.ts', { description: 'y'.repeat(120) });
  const short = page('c.ts', { title: 'Short', description: 'z'.repeat(120) });
  expect(distinctProblems([page('a.ts'), other, short], [])).toEqual([
    'b.ts: meta.title: choose another one, a.ts has the same',
    'c.ts: meta.title: write at least 30 characters for the title',
  ]);
});

it('a text that holds the organization’s name itself is told how to follow a new one', () => {
  const [text] = readMarkdown().sources;
  const { title } = Object(text?.value);
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
    author: team.staff[0]?.name,
    reviewed: '2025-10-01',
    cover: 'blog/cover-1',
    description: 'A description of a believable length for search. '.repeat(3).trim(),
  };
  /** A file with the front matter of a whole one and these changes; JSON is YAML. */
  const text = (changes: object) =>
    `---\n${JSON.stringify({ ...whole, ...changes })}\n---\nText.\n`;
  const check = (source: string, slug = 'a-post') => checkMarkdown('blog', slug, () => source);

  it('passes when it is whole', () => {
    expect(check(text({}))).toMatchObject({ value: whole, html: '<p>Text.</p>' });
  });

  it.each([
    [text({ author: undefined }), 'author: add this field'],
    [text({ author: 'A team' }), 'author: name a member of the team: '],
    [text({ cover: 'blog/cover-99' }), 'cover: name a picture of the family blog'],
    [text({ categry: 'x' }), 'categry: remove this field or correct its spelling'],
    [text({ reviewed: '2025-09-17' }), 'reviewed: name a day on or after `published`'],
    ['Words.\n', 'front matter: begin the file with a line of ---'],
    ['---\ntitle: x\n\nWords.\n', 'front matter: begin the file'],
    ['---\ntitle: A: b\n---\nText.\n', 'title: put the title in quotes, as in title: "…" (line 2)'],
    ['---\n  - x\n y: z\n---\nText.\n', 'line 3: write each field on a line of its own'],
    [`${text({})}\n# A title\n`, 'the text: a page has one h1, its title; start sections with ##'],
    [`${text({})}\nTo {emial}.\n`, '{emial}: there is no such placeholder; write {name}'],
    [text({}), 'the file’s name: it becomes the address', 'My Post'],
  ])('%j is a line: %s', (source, line, slug?) => {
    expect(check(source, slug)).toEqual({
      problems: [expect.stringContaining(`${slug ?? 'a-post'}.md: ${line}`)],
    });
  });
});
