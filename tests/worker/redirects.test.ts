import { describe, expect, it } from 'vitest';
import { redirects } from '../../app/redirects.ts';
import { newSite } from './site.ts';

const origin = 'https://site.example';

describe.each(Object.entries(redirects))('%s', (from, to) => {
  it.each([
    ['as it was', from, to],
    ['with a slash at its end', `${from}/`, to],
    ['with a query, which goes along', `${from}?a=b`, `${to}?a=b`],
  ])('leads on for good, %s', async (_, path, wanted) => {
    const answer = await newSite().visit(path);
    expect([301, 308]).toContain(answer.status);
    expect(answer.headers.get('Location')?.replace(origin, '')).toBe(wanted);
  });
});
