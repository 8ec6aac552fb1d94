import { describe, expect, it } from 'vitest';
import { takeHashes, withHashes } from '../../../app/server/hash.server.ts';
import { staticHeaders } from '../../../scripts/build/static-headers.ts';

const page = (path: string, hash = 'sha256-a+/=', more = '') => ({
  path,
  html: `<!DOCTYPE html><html><script>injected()</script><style>i{}</style>${more}</html>`,
  inline: { scripts: [hash], styles: ['sha256-b'] },
});
const pages = (count: number, path: string, hash: (number: number) => string = () => 'sha256-a') =>
  Array.from({ length: count }, (_, number) => page(path + number, hash(number)));
const posts = (count: number) => pages(count, '/resources/blog/post-');

describe('the headers of files', () => {
  it('allow inline what the renderer knew, and nothing that else stands in the page', () => {
    const headers = staticHeaders([page('/about')]);
    expect(headers).toContain("script-src 'self' 'sha256-a+/='; style-src 'self' 'sha256-b';");
  });

  it('open a page’s policy to the platform of its recording, and no other page’s', () => {
    const frame = '<div data-embed="https://www.youtube-nocookie.com/embed/a1B2"></div>';
    const headers = staticHeaders([page('/resources/videos', 'h', frame), page('/about')]);
    const [videos, about] = headers.split('\n\n').slice(-2);
    expect(videos).toContain('frame-src https://www.youtube-nocookie.com;');
    expect(about).not.toContain('frame-src');
  });

  it('have no more rules with sixty more posts', () => {
    const few = staticHeaders([page('/'), page('/about'), ...posts(8)]);
    expect(staticHeaders([page('/'), page('/about'), ...posts(68)])).toBe(few);
    expect(few.match(/^\//gm)).toHaveLength(9);
  });

  it.each([
    ['rules', pages(95, '/page-'), '_headers would have 101 rules, and a line of'],
    [
      'a line too long',
      pages(40, '/resources/blog/post-', (number) => `sha256-${'x'.repeat(42)}${number}`),
      /a line of \d{4} characters; Cloudflare reads 100 rules and 2000 characters a line/,
    ],
  ])('stop the build before the platform drops %s', (_, built, said) => {
    expect(() => staticHeaders(built)).toThrow(said);
  });
});

it('a page’s hashes travel from the renderer to the build, and are missed where they are not', () => {
  const { html, inline } = page('/about');
  expect(takeHashes(withHashes(html, inline))).toEqual({ html, inline });
  expect(() => takeHashes('<!DOCTYPE html>')).toThrow('does not begin with its hashes');
});
