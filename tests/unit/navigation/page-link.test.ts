import { describe, expect, it } from 'vitest';
import { isPage } from '../../../app/navigation/page-link.ts';

describe('a page of this site', () => {
  it.each(['/', '/about', '/careers/a-job', '/resources/faq?q=1.5#top', '/contact#form'])(
    'is %s',
    (href) => expect(isPage(href)).toBe(true),
  );

  it.each([
    '/careers/feed.xml',
    '//example.org/page',
    'https://example.org/',
    '#main',
    'mailto:a@b.ca',
    '',
  ])('is not %j', (href) => expect(isPage(href)).toBe(false));
});
