import { expect, it } from 'vitest';
import { isFrontPage } from '../../../app/content/placeholders.ts';

it.each([
  ['https://www.linkedin.com/', true],
  ['https://www.linkedin.com', true],
  ['https://www.linkedin.com/in/someone', false],
])('%s is a network’s front page: %s', (href, expected) => {
  expect(isFrontPage(href)).toBe(expected);
});
