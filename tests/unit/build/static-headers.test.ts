import { describe, expect, it } from 'vitest';
import { takeHashes, withHashes } from '../../../app/server/inline-hashes.ts';
import { staticHeaders } from '../../../scripts/build/static-headers.ts';

const page = (path: string, hash = 'sha256-a+/=') => ({
  path,
  html: `<!DOCTYPE html><html><script>injected()</script><style>i{}</style></html>`,
  inline: { scripts: [hash], styles: ['sha256-b'] },
});
const posts = (count: number) =>
  Array.from({ length: count }, (_, number) => page(`/resources/blog/post-${number}`));
const rules = (text: string) => text.match(/^\//gm)?.length;

describe('the headers of files', () => {
  it('allow inline what the renderer knew, and nothing that else stands in the page', () => {
    const headers = staticHeaders([page('/about')]);
    expect(headers).toContain("script-src 'self' 'sha256-a+/='; style-src 'self' 'sha256-b';");
  });

  it('have no more rules with sixty more posts, and stay within the platform’s lines', () => {
    const few = staticHeaders([page('/'), page('/about'), ...posts(8)]);
    const many = staticHeaders([page('/'), page('/about'), ...posts(68)]);
    expect(many).toBe(few);
    expect(rules(few)).toBe(9);
  });

  it('stop the build with a clear sentence before the platform drops rules', () => {
    const pages = Array.from({ length: 95 }, (_, number) => page(`/page-${number}`));
    expect(() => staticHeaders(pages)).toThrow('_headers would have 101 rules, and a line of');
  });

  it('stop the build before a line is longer than the platform reads', () => {
    const different = Array.from({ length: 40 }, (_, number) =>
      page(`/resources/blog/post-${number}`, `sha256-${'x'.repeat(42)}${number}`),
    );
    expect(() => staticHeaders(different)).toThrow(
      /a line of \d{4} characters; Cloudflare reads 100 rules and 2000 characters a line/,
    );
  });
});

describe('a page’s hashes', () => {
  it('travel from the renderer to the build in front of the page', () => {
    const { html, inline } = page('/about');
    expect(takeHashes(withHashes(html, inline))).toEqual({ html, inline });
    expect(takeHashes(withHashes(html, { scripts: [], styles: [] })).inline.scripts).toEqual([]);
  });

  it('are missed where they are not there', () => {
    expect(() => takeHashes('<!DOCTYPE html>')).toThrow('does not begin with its hashes');
  });
});
