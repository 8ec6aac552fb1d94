import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { team } from '../../../app/content/team.ts';
import { dataProblems } from '../../../scripts/content/data-problems.ts';
import { metaProblems } from '../../../scripts/content/meta-problems.ts';
import { nameProblems } from '../../../scripts/content/name-problems.ts';
import {
  checkMarkdown,
  type MarkdownFile,
  readMarkdown,
} from '../../../scripts/content/read-sources.ts';

/** The problems when one data file says something else. */
const problemsWith = (name: string, change: (text: string) => string) =>
  dataProblems((file) => {
    const text = readFileSync(file, 'utf8');
    return file === `app/content/data/${name}.json` ? change(text) : text;
  });

describe('a data file', () => {
  it('holds as it stands', async () => {
    expect(await problemsWith('faq', (text) => text)).toEqual([]);
  });

  it.each([
    ['faq', /"permalink":/, '"permalnk":', 'permalink: add this field'],
    ['team', /"name": "[^"]+"/, '"name": ""', 'staff.0.name: write the name'],
    ['team', /portraits\/[^"]+/, 'portraits/x', 'staff.0.portrait: name a picture of the family'],
    ['prices', /"monthlyRate": \d+/, '"monthlyRate": "x"', 'tiers.0.monthlyRate: write a number'],
    [
      'prices',
      /"max": \d+/,
      '"max": 5000',
      'tiers: let each tier begin where the one before it ends',
    ],
    ['faq', /"id": "[^"]+"(?=,\s*"question")/g, '"id": "x"', 'groups: give every question an id'],
    ['organization', /"timeZone": "[^"]+"/, '"timeZone": "Mars"', 'timeZone: name a time zone'],
    ['about', /"heading": "[^"]+"/, '"heading": "{nmae}"', '{nmae}: there is no such placeholder'],
    ['about', /"meta": {/, '"meta" {', 'line 2: it cannot be read'],
  ])('%s.json with %s as %s is a line: %s', async (name, from, to, line) => {
    const problems = await problemsWith(name, (text) => text.replace(from, to));
    expect(problems.join('\n')).toContain(`app/content/data/${name}.json: ${line}`);
  });

  it('is refused with a field that no schema knows', async () => {
    expect(await problemsWith('faq', (text) => text.replace('"header":', '"headr":'))).toEqual([
      'app/content/data/faq.json: header: add this field',
      'app/content/data/faq.json: headr: remove this field or correct its spelling',
    ]);
  });
});

it('two pages with one title, and one that is too short, are a line each', () => {
  const meta = { title: 'A title of at least thirty characters', description: 'x'.repeat(120) };
  const page = (file: string, more = {}) => ({
    file,
    value: { page: { meta: { ...meta, ...more } } },
  });
  const description = 'y'.repeat(120);
  expect(
    metaProblems([page('a.ts'), page('b.ts', { description }), page('c.ts', { title: 'Short' })]),
  ).toEqual([
    'b.ts: page.meta.title: write another one, a.ts has the same',
    'c.ts: page.meta.title: write at least 30 characters for the title',
  ]);
});

it('a text that holds the organization’s name itself is told how to follow a new one', () => {
  const [text] = readMarkdown().sources;
  const { title } = Object(text?.value);
  expect(nameProblems({ name: title, email: 'none@example.org' })[0]).toBe(
    `${text?.file}: ${title}: write {name}, so that it follows app/content/data/organization.json`,
  );
});

const post = {
  title: 'A title that is long enough',
  excerpt: 'An excerpt of a believable length. '.repeat(5).trim(),
  category: 'Human Resources',
  published: '2025-09-18',
  author: team.staff[0]?.name,
  reviewed: '2025-10-01',
  cover: 'blog/cover-1',
  description: 'A description of a believable length for search. '.repeat(3).trim(),
};
const place = { file: 'app/content/blog/a-post.md', folder: 'blog', slug: 'a-post' };

/** A page with this front matter; JSON is YAML. */
const page = (data: object) => ({ ...place, source: `---\n${JSON.stringify(data)}\n---\nText.\n` });

/** The lines by which a page is refused. */
function problemsIn(file: MarkdownFile): readonly string[] {
  const checked = checkMarkdown(file);
  return 'problems' in checked ? checked.problems : [];
}

describe('front matter', () => {
  it('passes when it is whole', () => {
    expect(checkMarkdown(page(post))).toEqual({ value: post, html: '<p>Text.</p>' });
  });

  it('names a missing, a misspelt and a wrong field, a line each', () => {
    const { author: _, ...rest } = { ...post, cover: 'blog/cover-99', categry: 'x' };
    const [author, cover, categry] = problemsIn(page(rest));
    expect(author).toBe(`${place.file}: author: add this field`);
    expect(cover).toContain(`${place.file}: cover: name a picture of the family blog`);
    expect(categry).toBe(`${place.file}: categry: remove this field or correct its spelling`);
  });

  it('asks for a member of the team as author, and a review on or after publication', () => {
    const [author] = problemsIn(page({ ...post, author: 'A team' }));
    expect(author).toContain(`${place.file}: author: name a member of the team: `);
    expect(problemsIn(page({ ...post, reviewed: '2025-09-17' }))).toEqual([
      `${place.file}: reviewed: name a day on or after \`published\``,
    ]);
  });

  const { source } = page(post);
  it.each([
    ['Words.\n', 'front matter: begin the file with a line of ---'],
    ['---\ntitle: x\n\nWords.\n', 'front matter: begin the file'],
    ['---\ntitle: A: b\n---\nText.\n', 'title: put the title in quotes, as in title: "…" (line 2)'],
    ['---\n  - x\n y: z\n---\nText.\n', 'line 3: write each field on a line of its own'],
    [`${source}\n# A title\n`, 'the text: a page has one h1, its title; start sections with ##'],
    [`${source}\nTo {emial}.\n`, '{emial}: there is no such placeholder; write {name}'],
  ])('%j is a line', (text, line) => {
    const [problem, ...more] = problemsIn({ ...place, source: text });
    expect(problem).toContain(`${place.file}: ${line}`);
    expect(more).toEqual([]);
  });

  it('belongs into a folder that has a schema, under a name that can be an address', () => {
    expect(problemsIn({ ...page(post), folder: 'recipes' })[0]).toContain('give it a schema');
    expect(problemsIn({ ...page(post), slug: 'My Post' })[0]).toContain('the file’s name');
  });
});
