import { describe, expect, it } from 'vitest';
import { staticHeaders } from '../../../scripts/build/static-headers.ts';

const page = (path: string, script = 'start()') => ({
  path,
  html: `<style>a{}</style><script>${script}</script><script type="application/ld+json">{"id":"${path}"}</script>`,
});
const posts = (count: number) =>
  Array.from({ length: count }, (_, number) => page(`/resources/blog/post-${number}`));
const rules = (text: string) => text.match(/^\//gm)?.length;

describe('the headers of files', () => {
  it('have no more rules with sixty more posts, and stay within the platform’s lines', async () => {
    const few = await staticHeaders([page('/'), page('/about'), ...posts(8)]);
    const many = await staticHeaders([page('/'), page('/about'), ...posts(68)]);
    expect(many).toBe(few);
    expect(rules(few)).toBe(8);
  });

  it('stop the build with a clear sentence before the platform drops rules', async () => {
    const pages = Array.from({ length: 96 }, (_, number) => page(`/page-${number}`));
    await expect(staticHeaders(pages)).rejects.toThrow(
      '_headers would have 101 rules, and a line of',
    );
  });

  it('stop the build before a line is longer than the platform reads', async () => {
    const different = Array.from({ length: 40 }, (_, number) =>
      page(`/resources/blog/post-${number}`, `start(${number})`),
    );
    await expect(staticHeaders(different)).rejects.toThrow(
      /a line of \d{4} characters; Cloudflare reads 100 rules and 2000 characters a line/,
    );
  });
});
