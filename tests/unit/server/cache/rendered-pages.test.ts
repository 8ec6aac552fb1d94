import { describe, expect, it } from 'vitest';
import { RenderedPages } from '../../../../app/server/cache/rendered-pages.ts';

describe('rendered pages', () => {
  it('sends a page again with the nonce of the new answer everywhere and the old one nowhere', () => {
    const pages = new RenderedPages();
    pages.set('/careers', 'one', '<style nonce="one"></style><script nonce="one"></script>');
    expect(pages.get('/careers', 'two')).toBe(
      '<style nonce="two"></style><script nonce="two"></script>',
    );
  });

  it('knows nothing of another address or other data', () => {
    const pages = new RenderedPages();
    pages.set('/careers\n[1]', 'one', '<p>');
    expect(pages.get('/careers\n[2]', 'two')).toBeUndefined();
  });

  it('holds a bounded number of pages, whatever is asked for', () => {
    const pages = new RenderedPages();
    for (let index = 0; index < 1_000; index += 1) pages.set(`/careers?x=${index}`, 'n', '<p>');
    const held = Array.from({ length: 1_000 }, (_, index) => pages.get(`/careers?x=${index}`, 'm'));
    expect(held.filter((page) => page !== undefined)).toHaveLength(32);
  });
});
