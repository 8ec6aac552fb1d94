import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import podcasts from '../../../app/content/data/podcasts.json' with { type: 'json' };
import { agedProblems, placeholderProblems } from '../../../scripts/launch/content-problems.ts';
import { factProblem, withDomain, withField, withText } from '../../../scripts/launch/questions.ts';
import { settingsProblems } from '../../../scripts/launch/settings-problems.ts';
import { projectProblem } from '../../../scripts/stack/hosted.ts';
import { copyContent } from '../../support/content-copy.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';

const reference = 'abcdefghijklmnopqrst';
const another = 'bbbbbbbbbbbbbbbbbbbb';
/** A key of the older kind, which is a JWT. */
const olderKey = (claims: object) => {
  const parts = ['{}', JSON.stringify(claims), 'signature'].map((part) => Buffer.from(part));
  return { SUPABASE_ANON_KEY: parts.map((part) => part.toString('base64url')).join('.') };
};
const ready = {
  SITE_URL: 'https://www.maple.ca',
  SUPABASE_URL: `https://${reference}.supabase.co`,
  SUPABASE_ANON_KEY: 'sb_publishable_xxxxxxxx',
};
const place = { name: 'site', domains: ['www.maple.ca'] };

it.each<[object, string?]>([
  [{}],
  [{ SITE_URL: 'https://site.maple.workers.dev' }],
  [{ SUPABASE_URL: 'https://data.maple.ca' }],
  [olderKey({ role: 'anon', ref: reference })],
  [{ SITE_URL: '' }, 'SITE_URL is missing'],
  [{ SITE_URL: 'http://www.maple.ca' }, 'SITE_URL does not start with https'],
  [{ SITE_URL: 'https://www.maple.ca:8443' }, 'SITE_URL names a port'],
  [{ SITE_URL: 'https://www.maple.ca ' }, 'SITE_URL has blanks'],
  [{ SITE_URL: 5 }, 'SITE_URL is not a text'],
  [{ SITE_URL: 'https://www.example.org' }, 'SITE_URL is an example'],
  [{ SITE_URL: 'https://127.0.0.1' }, 'SITE_URL does not name a public host'],
  [{ SITE_URL: 'https://[2606:4700::1]' }, 'SITE_URL does not name a public host'],
  [{ SITE_URL: 'https://maple' }, 'SITE_URL does not name a public host'],
  [{ SITE_URL: 'https://maple.local' }, 'SITE_URL does not name a public'],
  [{ SITE_URL: `https://${reference}.supabase.co` }, 'SITE_URL names Supabase'],
  [{ SITE_URL: 'https://x.maple.workers.dev' }, 'SITE_URL names another Worker'],
  [{ SITE_URL: 'https://maple.ca' }, 'SITE_URL is not among the [[routes]]'],
  [{ SUPABASE_URL: '' }, 'SUPABASE_URL is missing: '],
  [{ SUPABASE_URL: 'http://127.0.0.1:54321' }, 'SUPABASE_URL names the local'],
  [
    { SUPABASE_URL: `https://supabase.com/dashboard/project/${reference}` },
    `SUPABASE_URL is the dashboard's address: the project's own is https://${reference}.supabase.co`,
  ],
  [{ SUPABASE_URL: `https://${reference}.supabase.co/rest/v1` }, 'SUPABASE_URL has more'],
  [{ SUPABASE_URL: 'https://www.supabase.co' }, 'SUPABASE_URL names no project'],
  [{ SUPABASE_URL: `https://db.${reference}.supabase.co` }, 'SUPABASE_URL na'],
  [{ SUPABASE_ANON_KEY: 'maple' }, 'SUPABASE_ANON_KEY is no publishable key'],
  [{ SUPABASE_ANON_KEY: 'sb_publishable_...' }, 'SUPABASE_ANON_KEY is no publishable'],
  [olderKey({ role: 'service_role', ref: reference }), 'SUPABASE_ANON_KEY holds a secret key'],
  [olderKey({ role: 'authenticated' }), 'SUPABASE_ANON_KEY is no publishable key'],
  [olderKey({ role: 'anon', ref: another }), `SUPABASE_ANON_KEY belongs to the project ${another}`],
  [{ NOTICES_TO: 'me@maple.example' }, 'NOTICES_TO is an example'],
  [{ NOTICES_TO: 'me@maple.ca' }, 'NOTICES_FROM is missing'],
  [{ NOTICES_TOKEN: 'x'.repeat(32) }, 'NOTICES_TOKEN is a secret'],
])('of %j each problem is one sentence', (change, sentence) => {
  expect(settingsProblems({ ...ready, ...change }, place)).toEqual(
    sentence ? [expect.stringContaining(sentence)] : [],
  );
});

it.each([
  ['email', 'info@maplewood', 'write an email address'],
  ['email', ' info@maple.ca', 'write an email address'],
  ['email', 'info@maple.example', 'Write your own'],
  ['mailingAddress', '', 'Write where letters reach you'],
  ['mailingAddress', ' 1 Main Street', 'remove the blanks'],
  ['mailingAddress', 'info@maple.ca', 'Write where letters reach you'],
  ['mailingAddress', 'https://maple.ca', 'Write where letters reach you'],
  ['mailingAddress', 'Nowhere', 'Write where letters reach you'],
] as const)('%s "%s" is refused at the question', (name, typed, sentence) => {
  expect(factProblem(name, typed)).toContain(sentence);
  const right = {
    email: 'info@maple.ca',
    mailingAddress: '1 Main Street, Guelph, Ontario N1H 1A1',
  };
  expect(factProblem(name, right[name])).toBeUndefined();
});

it('answers are written into wrangler.toml, and nothing else changes', () => {
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
});

it('an answer stands in the data file where the editor saves it', () => {
  const json = '{ "name": "Maple", "phone": "+1 416-555-0134", "ceo": { "name": "Ada" } }';
  const order = ['name', 'mailingAddress', 'phone', 'ceo'];
  const saved = withField(json, 'mailingAddress', '1 Main Street, "B"');
  const expected = { ...JSON.parse(json), mailingAddress: '1 Main Street, "B"' };
  expect(saved).toBe(`${JSON.stringify(expected, order, 2)}\n`);
});

it('placeholders are named with file, line and field, and only some stop the launch', () => {
  const value = {
    email: 'a@x.example',
    mail: { href: 'mailto:own@x.example' },
    social: [{ href: '#' }, { href: '#' }],
    profile: 'https://www.linkedin.com/',
    title: '[Title of the insight]',
    embedUrl: '',
    items: [{ productId: 'with-price' }, { productId: 'without' }],
    standing: 'to confirm',
    mailingAddress: '',
    place: 'From Toronto to Toronto in Ontario',
    ok: 'https://maple.ca/example',
  };
  const location = { city: 'Halifax', region: 'Nova Scotia' };
  const organization = { name: 'Maple', email: 'own@x.example', location };
  const files: Readonly<Record<string, string>> = {
    'x.json': JSON.stringify(value, null, 1),
    'app/content/data/prices.json': '{ "with-price": 20 }',
    LICENSE: 'MIT\n\nCedarline',
  };
  const problems = placeholderProblems(
    [{ file: 'x.json', value }],
    organization,
    (file) => files[file] ?? '',
  );
  const said = problems.map(({ weight, line }) => `${weight} ${line.split(';')[0]}`);
  expect(said).toEqual([
    "fix x.json:2: email: a@x.example is an example's address",
    'confirm x.json:8: social.0.href: # leads nowhere',
    'confirm x.json:11: social.1.href: # leads nowhere',
    'fix x.json:14: profile: https://www.linkedin.com/ is nobody’s profile',
    'confirm x.json:15: title: [Title of the insight] is a placeholder',
    'confirm x.json: embedUrl: no address yet',
    'confirm x.json:22: items.1.productId: without has no price yet',
    'confirm x.json:25: standing: to confirm means that the text beside it was written without you',
    'fix x.json: mailingAddress: an empty line is not where letters reach you',
    'look x.json:27: Toronto is of the former name or place',
    'look x.json:27: Toronto is of the former name or place',
    'look x.json:27: Ontario is of the former name or place',
    'look LICENSE:3: Cedarline is of the former name or place',
  ]);
  // An answer is remembered by its key, which stays when lines are written above.
  expect(problems.map(({ key }) => key)).not.toContainEqual(expect.stringMatching(/json:\d/));
});

const toCome =
  'app/content/data/podcasts.json: episodes.0.embedUrl: no address yet; write it once there is a recording';

it.each<[string, mark: string, kept?: object]>([
  ['stops it before the launch', '✗'],
  ['stops it when the launch was told no', '✗', { [toCome]: '' }],
  ['stops nothing when it was written since', '!', {}],
])('a recording to come is named at a deployment, and %s', async (_, mark, kept) => {
  using copy = copyContent();
  const keptFile = join(copy.path, 'scripts/launch/kept.json');
  rmSync(keptFile, { force: true });
  if (kept) writeFileSync(keptFile, JSON.stringify(kept));
  // The editor leaves an empty address out.
  const episodes = podcasts.episodes.map((each) => ({ ...each, embedUrl: undefined }));
  const file = join(copy.path, 'app/content/data/podcasts.json');
  writeFileSync(file, JSON.stringify({ ...podcasts, episodes }));
  const options = { cwd: copy.path, reject: false } as const;
  const { stdout } = await execa(process.execPath, ['scripts/launch.ts', '--check'], options);
  expect(stdout).toContain(`${mark} ${toCome}`);
});

it('an announced month that has passed and an old year are named where they are written', () => {
  const text = 'launches in November 2025';
  const sources = [{ file: 'data.json', value: { news: text } }];
  const named = (today: string, copyrightYear: number) =>
    agedProblems(sources, today, { copyrightYear }).map(({ line }) => line.split(';')[0]);
  expect(named('2025-11-30', 2025)).toEqual([]);
  expect(named('2026-01-01', 2026)).toEqual(['data.json: news: "November 2025" has passed']);
  expect(named('2026-01-01', 2025)).toHaveLength(2);
});

const page = '<!doctype html><title>Maple</title>';

it.each<[string, [status: number, body: unknown], fault?: string]>([
  ['has all migrations', [200, '"29991231000000"']],
  ['lacks the newest', [200, '"20261124000000"'], 'migrations'],
  ['does not know the key', [401, { message: 'Invalid API key' }], 'key'],
  ['finds the key expired', [401, { code: 'PGRST303', message: 'JWT expired' }], 'key'],
  ['lacks the function', [404, { code: 'PGRST202', message: 'no function' }], 'migrations'],
  ['is paused', [540, page], 'paused'],
  ['cannot reach its database', [503, { code: 'PGRST002', message: 'no schema' }], 'down'],
  ['is down', [522, page], 'down'],
  ['is a page', [200, page], 'address'],
  ['is a page that is missing', [404, page], 'address'],
  ['is a page with a password', [401, page], 'address'],
  ['is another interface', [200, []], 'address'],
  ['is another interface that finds nothing', [404, { message: 'Not Found' }], 'address'],
  ['leads elsewhere', [302, page], 'address'],
])('what stands at the project’s address %s', async (_, [status, body], fault) => {
  const project = await startFaultProxy({});
  onTestFinished(project.stop);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  project.fail({ kind: 'status', status, body: text, location: '/' });
  expect((await projectProblem({ url: project.url, key: 'k' }))?.fault).toBe(fault);
});

it('the hosted project does not answer', async () => {
  const problem = await projectProblem({ url: 'http://127.0.0.1:1', key: 'k' });
  expect(problem?.sentence).toMatch(/^SUPABASE_URL: http:\/\/127.0.0.1:1 does not answer/);
});
