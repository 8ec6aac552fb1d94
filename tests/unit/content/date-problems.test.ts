import { describe, expect, it } from 'vitest';
import { dateProblems } from '../../../scripts/content/date-problems.ts';
import { readContent, readMarkdown } from '../../../scripts/content/read-sources.ts';

const today = '2026-11-23';
const page = (text: string) => [{ file: 'app/content/page.ts', value: { text } }];
const post = (html: string, reviewed: string) => [
  { file: 'app/content/blog/post.md', path: '/resources/blog/post', value: { reviewed }, html },
];

describe('dates that have passed', () => {
  it.each([
    ['The suite launches in November 2025.', 'November 2025'],
    ['Postings will need a pay range from January 1, 2026.', 'January 1, 2026'],
    ['The report is due on November 22, 2026.', 'November 22, 2026'],
  ])('are not announced: %s', (text, words) => {
    expect(dateProblems(page(text), today)).toEqual([
      `app/content/page.ts: text: "${words}" has passed; say what is so since then`,
    ]);
  });

  it.each([
    'The suite launched in November 2025.',
    'The report is due on November 23, 2026.',
    'We open in November 2026. It will be cold.',
    'Since January 1, 2026, postings have named the pay.',
  ])('may be told, and others announced: %s', (text) => {
    expect(dateProblems(page(text), today)).toEqual([]);
  });

  it('are those before its last review in a post', () => {
    const html = '<p>From January 1, 2026, postings will name the pay.</p>';
    expect(dateProblems(post(html, '2025-08-21'), today)).toEqual([]);
    expect(dateProblems(post(html, '2026-11-20'), today)).toHaveLength(1);
  });

  it('are announced nowhere on this site but in the specified line of the footer', async () => {
    const sources = [...(await readContent()).sources, ...readMarkdown().sources];
    expect(dateProblems(sources, today)).toEqual([]);
  });
});
