import { expect, it } from 'vitest';
import { placeholdersIn, settingsProblems } from '../../../scripts/check-launch.ts';

const olderKey = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;
const ready = {
  SITE_URL: 'https://www.maple.ca',
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_xxxxxxxx',
};

it.each<[object, string?]>([
  [{}],
  [{ SITE_URL: 'https://site.maple.workers.dev' }],
  [{ SUPABASE_ANON_KEY: olderKey('anon') }],
  [{ NOTICES_FROM: 'site@maple.ca', NOTICES_TO: 'me@maple.ca' }],
  [{ SITE_URL: undefined }, 'SITE_URL: write https://'],
  [{ SITE_URL: 'http://www.maple.ca' }, 'SITE_URL: write https://'],
  [{ SITE_URL: 'https://127.0.0.1' }, 'SITE_URL: write https://'],
  [{ SITE_URL: 'https://maple.local' }, 'SITE_URL: write https://'],
  [{ SITE_URL: 'https://www.example.org' }, 'SITE_URL: write https://'],
  [{ SITE_URL: 'https://x.maple.workers.dev' }, 'SITE_URL: the Worker does not answer there'],
  [{ SUPABASE_URL: `${ready.SUPABASE_URL}/rest/v1` }, 'SUPABASE_URL: copy'],
  [{ SUPABASE_ANON_KEY: olderKey('service_role') }, 'SUPABASE_ANON_KEY: copy'],
  [{ SUPABASE_ANON_KEY: 'sb_secret_xxxxxxxx' }, 'SUPABASE_ANON_KEY: copy'],
  [{ NOTICES_TO: 'me@maple.ca' }, 'belong together'],
  [{ NOTICES_FROM: 'a@maple.ca', NOTICES_TO: 'me@maple.example' }, 'NOTICES_TO: write an email'],
  [{ NOTICES_TOKEN: 'x'.repeat(32) }, 'NOTICES_TOKEN: it is a secret'],
])('of the settings %j each fault is one sentence', (change, sentence) => {
  const routes = [{ pattern: 'www.maple.ca', custom_domain: true }];
  const config = { name: 'site', routes, vars: { ...ready, ...change } };
  expect(settingsProblems(config)).toEqual(sentence ? [expect.stringContaining(sentence)] : []);
});

it('placeholders are named with file, line and field, and some may not be kept', () => {
  const value = {
    email: 'a@x.example',
    social: [{ href: '#' }, { href: '#' }],
    profile: 'https://www.linkedin.com/',
    title: '[Title of the insight]',
    standing: 'to confirm',
    mailingAddress: 'Nowhere',
    ok: ['https://maple.ca/example', 'For example: this [one]', '1 Main Street, Guelph'],
    copyrightYear: 2020,
  };
  const found = placeholdersIn('x.json', JSON.stringify(value, null, 1));
  expect(found.map(({ line, wrong }) => `${wrong} ${line.split(': ', 2).join(': ')}`)).toEqual([
    'true x.json:2: email',
    'false x.json:5: social.0.href',
    'false x.json:8: social.1.href',
    'true x.json:11: profile',
    'false x.json:12: title',
    'false x.json:13: standing',
    'true x.json:14: mailingAddress',
    'false x.json:20: copyrightYear',
  ]);
});
