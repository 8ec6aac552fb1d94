import { describe, expect, it } from 'vitest';
import { faq } from '../../../app/content/faq.ts';
import { FaqSchema } from '../../../app/content/schemas/faq.ts';
import { contentProblems, problemsOf } from '../../../app/content/schemas/index.ts';
import { team } from '../../../app/content/team.ts';
import { checkMarkdown, type MarkdownFile } from '../../../scripts/content/check-markdown.ts';

const file = 'app/content/faq.ts';
const check = (value: unknown) =>
  problemsOf({ file, schema: FaqSchema, load: () => Promise.resolve(value) });

describe('typed content', () => {
  it('holds as it stands', async () => {
    expect(await contentProblems()).toEqual([]);
  });

  it('says which field is missing and what to do', async () => {
    const { search: _, ...withoutSearch } = faq;
    expect(await check(withoutSearch)).toEqual([`${file}: search: add this field`]);
  });

  it('says which field is misspelt', async () => {
    expect(await check({ ...faq, headr: faq.header })).toEqual([
      `${file}: headr: remove this field or correct its spelling`,
    ]);
  });

  it('notices two questions with one address', async () => {
    const [first, ...rest] = faq.groups;
    const [question] = first?.questions ?? [];
    const doubled = { ...first, questions: [...(first?.questions ?? []), question] };
    expect(await check({ ...faq, groups: [doubled, ...rest] })).toEqual([
      `${file}: groups: give every question an id of its own`,
    ]);
  });
});

const post = {
  id: 'a-post',
  title: 'A title that is long enough',
  excerpt: 'An excerpt of a believable length. '.repeat(5).trim(),
  category: 'Human Resources',
  published: '2025-09-18',
  date: 'September 18, 2025',
  author: team.staff[0]?.name,
  reviewed: '2025-10-01',
  cover: 'blog/cover-1',
  description: 'A description of a believable length for search. '.repeat(3).trim(),
};
const place = { file: 'app/content/blog/a-post.md', folder: 'blog', slug: 'a-post' };

/** A page with this front matter; JSON is YAML. */
const page = (data: object) => ({ ...place, source: `---\n${JSON.stringify(data)}\n---\nText.\n` });

/** The lines by which a page is refused. */
function problemsOfPage(data: object): readonly string[] {
  return problemsIn(page(data));
}

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
    expect(problemsOfPage(rest)).toEqual([
      `${place.file}: author: add this field`,
      `${place.file}: cover: name a picture of the family blog, listed in app/content/picture-families.ts; npm run add:picture adds one`,
      `${place.file}: categry: remove this field or correct its spelling`,
    ]);
  });

  it('asks for the lines around it where they are missing, in one line', () => {
    const problems = (source: string) => problemsIn({ ...place, source });
    const around = `${place.file}: front matter: begin the file with a line of ---, the fields, and another line of ---`;
    expect(problems('id: a-post\n---\n\nWords.\n')).toEqual([around]);
    expect(problems('---\nid: a-post\n\nWords.\n')).toEqual([around]);
    expect(problems('---\r\nid: a-post\r\n---\r\n\r\nWords.\r\n')).not.toContain(around);
  });

  it('notices a date in words that names another day', () => {
    expect(problemsOfPage({ ...post, date: 'September 19, 2025' })).toEqual([
      `${place.file}: date: name the day of \`published\` in words, such as September 18, 2025`,
    ]);
  });

  it('asks for a member of the team as author, and a review on or after publication', () => {
    const [problem] = problemsOfPage({ ...post, author: 'A team', reviewed: '2025-09-17' });
    expect(problem).toContain(`${place.file}: author: name a member of the team: `);
    const early = problemsOfPage({ ...post, reviewed: '2025-09-17' });
    expect(early).toEqual([`${place.file}: reviewed: name a day on or after \`published\``]);
  });

  it.each([
    ['title: A: b', 'title: put the title in quotes, as in title: "…" (line 2)'],
    ['  - x\n y: z', 'line 3: write each field on a line of its own, as in title: "…"'],
  ])('says where it cannot be read: %j', (yaml, fix) => {
    const source = `---\n${yaml}\n---\nText.\n`;
    expect(problemsIn({ ...place, source })).toEqual([`${place.file}: ${fix}`]);
  });

  it('refuses a folder that has no schema', () => {
    const [problem] = problemsIn({ ...page(post), folder: 'recipes' });
    expect(problem).toContain('give it a schema');
  });

  it('refuses a text with a heading of the page’s own level, and a placeholder that does not exist', () => {
    const { source } = page(post);
    expect(problemsIn({ ...place, source: `${source}\n# A title\n` })).toEqual([
      `${place.file}: the text: a page has one h1, its title; start sections with ##`,
    ]);
    const [problem] = problemsIn({ ...place, source: `${source}\nWrite to {emial}.\n` });
    expect(problem).toContain(`${place.file}: {emial}: there is no such placeholder; write {name}`);
  });
});
