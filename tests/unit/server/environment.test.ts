import { expect, it } from 'vitest';
import { readVariables, siteUrlFor } from '../../../app/server/environment.server.ts';
import { requestIdOf } from '../../../app/server/log.server.ts';

const complete = { SUPABASE_URL: 'http://127.0.0.1:54321/', SUPABASE_ANON_KEY: 'sb_publishable_x' };
const read = (vars: object) => readVariables(vars, ['SUPABASE_URL', 'SUPABASE_ANON_KEY']);
const jwt = (role: string) => `e30.${btoa(JSON.stringify({ role }))}.signature`;
const withKey = (key: string) => ({ ...complete, SUPABASE_ANON_KEY: key });

it('an address may end with a slash', () => {
  expect(read(complete).SUPABASE_URL).toBe('http://127.0.0.1:54321');
});

it('the older anonymous key, a JWT, is accepted', () => {
  expect(read(withKey(jwt('anon'))).SUPABASE_ANON_KEY).toBe(jwt('anon'));
});

it.each([
  ['nothing at all', {}, 'SUPABASE_URL is missing.*\\n.*SUPABASE_ANON_KEY is missing'],
  ['a word for an address', { ...complete, SUPABASE_URL: 'supabase' }, 'SUPABASE_URL is not an'],
  ['a number for an address', { ...complete, SUPABASE_URL: 5 }, 'SUPABASE_URL is not a text'],
  ['no key', { SUPABASE_URL: 'https://x.y' }, 'SUPABASE_ANON_KEY is missing'],
  ['a key in two lines', withKey('a\nb'), 'characters that no key has'],
  ['a secret key', withKey('sb_secret_x'), 'holds a secret key'],
  ['a service key', withKey(jwt('service_role')), 'holds a secret key'],
])('one sentence says what is wrong with %s, without the value', (_name, raw, expected) => {
  const sentence = new RegExp(`${expected}(?!.*sb_secret_x).*\\.dev\\.vars`);
  expect(() => read(raw)).toThrow(sentence);
});

const set = 'https://Cedarline.example/';
const local = ['http://localhost:8787', 'http://[::1]:8787'];
const foreign = ['x.example', 'localhost.x.example', '127.0.0.1.x.example', '192.168.0.2'];
const unfit = ['x.example', 'https://x.example/path', 'https://u:p@x.example', 'javascript:1'];
it.each([
  [set, 'https://visited.example', 'https://cedarline.example'],
  ...local.map((visited) => [set, visited, 'https://cedarline.example']),
  ...local.map((visited) => ['', visited, visited]),
  ...foreign.map((host) => [undefined, `https://${host}`, 'SITE_URL is missing: set it']),
  ...unfit.map((text) => [text, set, 'SITE_URL is not an origin: set it']),
])('with the SITE_URL %j the canonical origin of %s is %s', (SITE_URL, visited, expected) => {
  const canonical = () => siteUrlFor({ SITE_URL }, new URL(`${visited}/careers`));
  if (expected?.startsWith('http')) expect(canonical()).toBe(expected);
  else expect(canonical).toThrow(expected);
});

it.each([
  ['8f2a3b4c5d6e7f80-YYZ', /^8f2a3b4c5d6e7f80-YYZ$/],
  ['<script>', /^[0-9a-f-]{36}$/],
])('the ray id %s makes the request’s id, unless a visitor made it up', (ray, id) => {
  const headers = { 'CF-Ray': ray };
  expect(requestIdOf(new Request('https://visited.example/', { headers }))).toMatch(id);
});
