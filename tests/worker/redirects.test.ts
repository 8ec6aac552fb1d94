import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../app/redirects.ts';

/* The files of the built site answer these before the Worker is asked: _redirects, from app/redirects.ts. */

const origin = 'https://site.example';
const ask = (path: string) => env.ASSETS.fetch(origin + path, { redirect: 'manual' });

describe.each(Object.entries(redirects))('%s', (from, to) => {
  it.each([
    ['as it was', from, to],
    ['with a slash at its end', `${from}/`, to],
    ['with a query, which goes along', `${from}?a=b`, `${to}?a=b`],
  ])('leads on for good, %s', async (_, path, wanted) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')?.replace(origin, '')).toBe(wanted);
    expect((await ask(wanted)).status).toBe(200);
  });
});
