import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { placeholderProblems } from '../../../scripts/launch/content-problems.ts';
import { withDomain, withText } from '../../../scripts/launch/questions.ts';
import { settingsProblems } from '../../../scripts/launch/settings-problems.ts';
import { projectProblem } from '../../../scripts/stack/hosted.ts';
import { listen } from '../../../scripts/stack/ports.ts';

const ready = {
  SITE_URL: 'https://www.maple.ca',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_x',
};

it.each<[string, object, string?]>([
  ['variables in order', {}],
  ['no site address', { SITE_URL: '' }, 'SITE_URL is missing: set it to'],
  ['one with a path', { SITE_URL: 'https://maple.ca/x' }, 'SITE_URL is not an origin: set it'],
  ['one without TLS', { SITE_URL: 'http://maple.ca' }, 'SITE_URL does not start with https'],
  ['no project', { SUPABASE_URL: '' }, 'SUPABASE_URL is missing: '],
  ['the local one', { SUPABASE_URL: 'http://127.0.0.1:54321' }, 'SUPABASE_URL names the local'],
  ['an example’s mailbox', { NOTICES_TO: 'me@maple.example' }, 'NOTICES_TO is an example'],
  ['half of what mails need', { NOTICES_TO: 'me@maple.ca' }, 'NOTICES_FROM is missing'],
])('of %s each problem is one sentence', (_, change, sentence) => {
  expect(settingsProblems({ ...ready, ...change })).toEqual(
    sentence ? [expect.stringContaining(sentence)] : [],
  );
});

it('answers are written into wrangler.toml and the data file, and nothing else changes', () => {
  const toml = readFileSync('wrangler.toml', 'utf8');
  const write = (before: string) =>
    Object.entries(ready).reduce(
      (text, [name, value]) => withText(text, name, value),
      withDomain(before, 'www.maple.ca'),
    );
  const once = write(toml);
  expect(write(once)).toBe(once);
  for (const [name, value] of Object.entries(ready))
    expect(once).toContain(`\n${name} = "${value}"`);
  expect(once).toContain('\n[[routes]]\npattern = "www.maple.ca"\ncustom_domain = true');
  expect(once.split('\n')).toHaveLength(toml.split('\n').length);
  const json = '{\n  "email": "a@x.example",\n  "b": 1\n}';
  expect(withText(json, 'email', 'us@maple.ca')).toBe(json.replace('a@x.example', 'us@maple.ca'));
});

it('placeholders are named with file, line and field, and only some stop the launch', () => {
  const value = {
    email: 'a@x.example',
    mail: { href: 'mailto:own@x.example' },
    social: [{ href: '#' }, { href: '#' }],
    profile: 'https://www.linkedin.com/',
    title: '[Title of the insight]',
    embedUrl: '',
    priceText: 'CAD price to be announced',
    place: 'Our office in Toronto',
    ok: 'https://maple.ca/example',
  };
  const problems = placeholderProblems(
    [{ file: 'x.json', value }],
    { email: 'own@x.example', location: { city: 'Halifax', region: 'Nova Scotia' } },
    () => JSON.stringify(value, null, 1),
  );
  const said = problems.map(({ blocks, line }) => `${blocks ? '✗' : '!'} ${line.split(';')[0]}`);
  expect(said).toEqual([
    "✗ x.json:2: email: a@x.example is an example's address",
    '! x.json:8: social.0.href: # leads nowhere',
    '! x.json:11: social.1.href: # leads nowhere',
    '✗ x.json:14: profile: https://www.linkedin.com/ is nobody’s profile',
    '! x.json:15: title: [Title of the insight] is a placeholder',
    '! x.json: embedUrl: no address yet',
    '! x.json:17: priceText: CAD price to be announced is no price yet',
    '! x.json:18: place: Toronto is the former place',
  ]);
});

it.each<[string, [status: number, body: unknown], string?]>([
  ['has everything', [200, []]],
  ['has a function that visitors may not call', [401, { code: '42501' }]],
  ['refuses the key', [401, {}], 'does not know SUPABASE_ANON_KEY'],
  ['lacks it', [404, { code: 'PGRST202' }], 'The project lacks migrations'],
])('the hosted project %s', async (_, [status, body], sentence) => {
  const server = createServer((_request, response) => {
    response.writeHead(status).end(JSON.stringify(body));
  });
  const problem = await projectProblem({ url: await listen(server, 0), key: 'k' });
  server.close();
  expect(problem).toEqual(sentence && expect.stringContaining(sentence));
});

it('the hosted project does not answer', async () => {
  const problem = await projectProblem({ url: 'http://127.0.0.1:1', key: 'k' });
  expect(problem).toContain('does not answer: check SUPABASE_URL');
});
