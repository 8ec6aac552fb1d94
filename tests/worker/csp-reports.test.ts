import { expect, it } from 'vitest';
import { newSite, type Site, untilLimited } from './site.ts';

const page = 'https://site.example/contact?email=ada@nonprofit.example';
const single = {
  'csp-report': {
    'document-uri': page,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?who=ada@nonprofit.example',
    'script-sample': 'ada@nonprofit.example',
  },
};
const several = ['inline', 'data:text/plain,ada@nonprofit.example'].map((blockedURL) => ({
  type: 'csp-violation',
  url: page,
  user_agent: 'Ada’s browser',
  body: { documentURL: page, effectiveDirective: 'style-src-attr', blockedURL },
}));

async function report(site: Site, body: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await site.visit('/reports/csp', { method: 'POST', body, headers });
  await response.text();
  return response;
}

const logged = async (site: Site) =>
  (await site.log())
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ event }) => event === 'csp')
    .map(({ directive, blocked }) => [directive, blocked]);

it.each([
  ['report-uri', 'application/csp-report', single, [['script-src-elem', 'evil.example']]],
  [
    'report-to',
    'application/reports+json',
    several,
    [
      ['style-src-attr', 'inline'],
      ['style-src-attr', 'data:'],
    ],
  ],
])('a report by %s leaves directive and host in the log, and nothing personal', async (...row) => {
  const [, type, body, expected] = row;
  for (const origin of ['https://site.example', 'null']) {
    const site = newSite();
    const headers = { 'Content-Type': type, Origin: origin };
    const response = await report(site, JSON.stringify(body), headers);
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([204, null]);
    expect(await logged(site)).toEqual(expected);
    expect((await site.log()).join()).not.toMatch(/ada[@’]|steal|contact/i);
  }
});

it.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['another shape', '{"csp-report":{"effective-directive":"ada@nonprofit.example"}}'],
  ['a thousand reports', JSON.stringify(Array.from({ length: 1_000 }, () => several[0]))],
  ['more than anybody needs', ' '.repeat(40_000)],
])('%s is refused, and not logged', async (_name, body) => {
  const site = newSite();
  expect((await report(site, body)).status).toBe(400);
  expect((await site.log()).join()).not.toMatch(/"csp"|unhandled|ada@/);
});

it('one sender is heard so often and no more, and then can still write', async () => {
  const site = newSite();
  await untilLimited(() => report(site, JSON.stringify(single)));
  expect((await site.post('/newsletter', {})).status).toBe(422);
});

it('there is nothing to read', async () => {
  const response = await newSite().visit('/reports/csp');
  await response.text();
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
});
