import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { faq } from '../../../app/content/faq.ts';
import { FaqSchema } from '../../../app/content/schemas/faq.ts';
import { contentProblems, problemsOf } from '../../../app/content/schemas/index.ts';
import { team } from '../../../app/content/team.ts';
import {
  frontmatterProblems,
  parseFrontmatter,
  readFrontmatter,
} from '../../../scripts/build/frontmatter.ts';

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

describe('front matter', () => {
  it('passes when it is whole, and gets its slug', () => {
    expect(parseFrontmatter(place, post)).toEqual({ ...post, slug: 'a-post' });
  });

  it('names a missing, a misspelt and a wrong field, a line each', () => {
    const { author: _, ...rest } = { ...post, cover: 'blog/cover-99', categry: 'x' };
    expect(frontmatterProblems(place, rest)).toEqual([
      `${place.file}: author: add this field`,
      `${place.file}: cover: name a picture of the family blog, listed in app/content/picture-families.ts; npm run add-picture adds one`,
      `${place.file}: categry: remove this field or correct its spelling`,
    ]);
  });

  it('asks for the lines around it where they are missing, in one line', () => {
    const read = (source: string) => () => readFrontmatter(place, new VFile(source));
    const around = `${place.file}: front matter: begin the file with a line of ---`;
    expect(read('id: a-post\n---\n\nWords.\n')).toThrow(around);
    expect(read('---\nid: a-post\n\nWords.\n')).toThrow(around);
    expect(read('---\r\nid: a-post\r\n---\r\n\r\nWords.\r\n')()).toEqual({ id: 'a-post' });
  });

  it('asks for quotes around a title with a colon', () => {
    const source = new VFile('---\nid: a-post\ntitle: Hiring: a checklist\n---\n');
    expect(() => readFrontmatter(place, source)).toThrow(
      `${place.file}: title: put the title in quotes, as in title: "…" (line 3)`,
    );
  });

  it('notices a date in words that names another day', () => {
    expect(frontmatterProblems(place, { ...post, date: 'September 19, 2025' })).toEqual([
      `${place.file}: date: name the day of \`published\` in words, such as September 18, 2025`,
    ]);
  });

  it('asks for a member of the team as author, and a review on or after publication', () => {
    const problems = frontmatterProblems(place, {
      ...post,
      author: 'A team',
      reviewed: '2025-09-17',
    });
    expect(problems[0]).toContain(`${place.file}: author: name a member of the team: `);
    const early = frontmatterProblems(place, { ...post, reviewed: '2025-09-17' });
    expect(early).toEqual([`${place.file}: reviewed: name a day on or after \`published\``]);
  });

  it('stops the build with the same lines', () => {
    expect(() => parseFrontmatter(place, { ...post, category: 'Gardening' })).toThrow(
      `${place.file}: category: choose one of: AI & Technology`,
    );
  });

  it('refuses a folder that has no schema', () => {
    expect(() => frontmatterProblems({ ...place, folder: 'recipes' }, post)).toThrow(
      'give it a schema',
    );
  });
});
