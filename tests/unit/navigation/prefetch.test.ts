import { afterEach, describe, expect, it, vi } from 'vitest';
import { edgePaths, prefetchOf } from '../../../app/navigation/prefetch.ts';
import { pages } from '../../../app/pages.ts';

describe('fetching ahead', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('knows exactly the pages that the Worker renders', () => {
    const rendered = pages.filter(({ rendering }) => rendering === 'edge').map(({ path }) => path);
    expect([...edgePaths].sort()).toEqual(rendered.sort());
  });

  it.each([
    ['/about', 'viewport'],
    ['/resources/faq?q=grants#results', 'viewport'],
    ['/careers', 'intent'],
    ['/careers/bookkeeper', 'intent'],
    ['/contact?interest=general-inquiry#form', 'intent'],
  ])('of %s happens on %s', (path, when) => {
    expect(prefetchOf(path)).toBe(when);
  });

  it('waits for a sign of intent where data is saved or the network is slow', () => {
    vi.stubGlobal('window', { __sparing: true });
    expect(prefetchOf('/about')).toBe('intent');
  });
});
