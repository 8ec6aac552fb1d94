import { expect, it } from 'vitest';
import { dateProblems } from '../../../scripts/content/text-problems.ts';

const problemsOf = (text: string, value = {}) =>
  dateProblems([{ file: 'post.md', value, html: `<p>${text}</p>` }], '2026-11-23');

it.each([
  ['The suite launches in November 2025.', 'November 2025'],
  ['Postings will need a pay range from January 1, 2026.', 'January 1, 2026'],
  ['The report is due on November 22, 2026.', 'November 22, 2026'],
])('a date that has passed is not announced: %s', (text, date) => {
  expect(problemsOf(text)).toEqual([
    `post.md: the text: "${date}" has passed; say what is so since then`,
  ]);
});

it.each<[text: string, value?: object]>([
  ['The suite launched in November 2025.'],
  ['The report is due on November 23, 2026.'],
  ['We open in November 2026. It will be cold.'],
  ['Since January 1, 2026, postings have named the pay.'],
  ['From January 1, 2026, postings will name the pay.', { reviewed: '2025-08-21' }],
])('a past date may be told, and one to come announced: %s', (text, value?) => {
  expect(problemsOf(text, value)).toEqual([]);
});
