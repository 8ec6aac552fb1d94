import { describe, expect, it } from 'vitest';
import { newSite, untilLimited } from './site.ts';

describe('a variable that is missing or wrong', () => {
  it.each([
    ['SUPABASE_URL', '', 'SUPABASE_URL is missing: set it to'],
    ['SUPABASE_ANON_KEY', 'sb_secret_value', 'SUPABASE_ANON_KEY holds a secret key'],
  ])('%s="%s" is named on the page with the fix, and no value', async (name, value, sentence) => {
    const site = newSite({ [name]: value });
    for (const path of ['/careers', '/careers/grant-writer']) {
      const response = await site.visit(path);
      const html = await response.text();
      expect(response.status).toBe(500);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(html).toContain(sentence);
      expect(html).toContain('This site is not fully set up yet');
      expect(html).toContain(`>${response.headers.get('X-Request-Id')}</code>`);
      expect(html).not.toContain('sb_secret_value');
      expect(html).not.toMatch(/\bat .*\.js:\d+/);
    }
    expect((await site.log()).join()).toContain(`"event":"misconfigured"`);
    // What needs no data is there.
    expect((await site.visit('/contact')).status).toBe(200);
  });

  it.each([
    ['https://site.example/path', 'SITE_URL is not an origin'],
    ['', 'SITE_URL is missing'],
  ])(
    'SITE_URL="%s" is named in plain text on every page, and in the log',
    async (value, sentence) => {
      const site = newSite({ SITE_URL: value });
      for (const path of ['/contact', '/sitemap.xml', '/careers/feed.xml']) {
        const response = await site.visit(path);
        expect(response.status).toBe(500);
        expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
        expect(await response.text()).toMatch(new RegExp(`^${sentence}: set it to .*\\n$`));
      }
      expect((await site.log()).join()).toContain(sentence);
    },
  );

  it('the host that a visitor names reaches nothing that others are given', async () => {
    const site = newSite({ SITE_URL: 'https://www.cedarline.example' });
    for (const path of ['/sitemap.xml', '/careers/feed.xml', '/robots.txt', '/careers']) {
      const text = await (await site.visit(path)).text();
      if (path !== '/careers') expect(text).toContain('https://www.cedarline.example');
      expect(text).not.toContain('site.example');
    }
  });
});

describe('/healthz', () => {
  it('says whether Supabase answers, to be kept by nobody', async () => {
    const site = newSite();
    const well = await site.visit('/healthz');
    expect([well.status, await well.json()]).toEqual([
      200,
      { supabase: 'answers', notices: 'off' },
    ]);
    expect(well.headers.get('Cache-Control')).toBe('no-store');
    await site.fail({ kind: 'status', status: 500 });
    const ill = await site.visit('/healthz');
    expect([ill.status, await ill.json()]).toEqual([
      503,
      { supabase: 'does not answer', notices: 'off' },
    ]);
  });

  it('says no more than that the site is not configured', async () => {
    const response = await newSite({ SUPABASE_URL: '' }).visit('/healthz');
    expect([response.status, await response.json()]).toEqual([
      503,
      { supabase: 'not configured', notices: 'off' },
    ]);
  });

  it('is limited by address', async () => {
    const site = newSite();
    const response = await untilLimited(() => site.visit('/healthz'));
    await response.text();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
  });
});

it('an answer leaves a line with route, status, duration and cache state, and no query', async () => {
  const site = newSite();
  const response = await site.visit('/careers?email=ada@nonprofit.example');
  await response.text();
  const lines = (await site.log()).map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines).toContainEqual({
    level: 'info',
    event: 'request',
    requestId: response.headers.get('X-Request-Id'),
    method: 'GET',
    route: '/careers',
    status: 200,
    durationMs: expect.any(Number),
    cacheState: 'miss',
  });
  expect(lines).toContainEqual(expect.objectContaining({ event: 'jobs.list', backendStatus: 200 }));
  expect(JSON.stringify(lines)).not.toContain('ada@');
  await (await site.visit('/careers')).text();
  expect(await site.log(), 'a page from a fresh cache leaves none').toHaveLength(lines.length);
});
