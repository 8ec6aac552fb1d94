import { expect, it } from 'vitest';
import { newSite, origin, type Site, untilLimited } from './site.ts';

const page = `${origin}/contact?email=ada@nonprofit.example`;
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

const report = (site: Site, body: string, headers: Readonly<Record<string, string>> = {}) =>
  site.visit('/reports/csp', { method: 'POST', body, headers });

it.each([
  {
    type: 'application/csp-report',
    from: origin,
    body: single,
    logged: [['script-src-elem', 'evil.example']],
  },
  {
    type: 'application/reports+json',
    from: 'null',
    body: several,
    logged: ['inline', 'data:'].map((blocked) => ['style-src-attr', blocked]),
  },
])(
  'a report as $type from $from leaves directive and host in the log, and nothing personal',
  async ({ type, from, body, logged }) => {
    const site = newSite();
    const headers = { 'Content-Type': type, Origin: from };
    expect((await report(site, JSON.stringify(body), headers)).status).toBe(204);
    const log = await site.log();
    const reports = log.filter(({ event }) => event === 'csp');
    expect(reports.map(({ directive, blocked }) => [directive, blocked])).toEqual(logged);
    expect(JSON.stringify(log)).not.toMatch(/ada[@’]|steal|contact/i);
  },
);

it.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['another shape', '{"csp-report":{"effective-directive":"ada@nonprofit.example"}}'],
  ['a thousand reports', JSON.stringify(Array(1_000).fill(several[0]))],
  ['more than anybody needs', ' '.repeat(40_000)],
])('%s is refused, and not logged', async (_name, body) => {
  const site = newSite();
  expect((await report(site, body)).status).toBe(400);
  expect(JSON.stringify(await site.log())).not.toMatch(/"csp"|unhandled|ada@/);
});

it('one sender is heard so often and no more, and then can still write', async () => {
  const site = newSite();
  await untilLimited(() => report(site, JSON.stringify(single)));
  expect((await site.post('/newsletter', {})).status).toBe(422);
});
