import { expect, it } from 'vitest';
import {
  EnvironmentError,
  readEnvironment,
  siteUrlFor,
} from '../../../app/server/environment.server.ts';
import { requestIdOf } from '../../../app/server/log.server.ts';

const complete = { SUPABASE_URL: 'http://127.0.0.1:54321/', SUPABASE_ANON_KEY: 'sb_publishable_x' };
const jwt = (role: string) => `e30.${btoa(JSON.stringify({ role }))}.signature`;
const withKey = (key: string) => ({ ...complete, SUPABASE_ANON_KEY: key });

it('an address may end with a slash', () => {
  expect(readEnvironment(complete).supabaseUrl).toBe('http://127.0.0.1:54321');
});

it('the older anonymous key, a JWT, is accepted', () => {
  expect(readEnvironment(withKey(jwt('anon'))).supabaseAnonKey).toBe(jwt('anon'));
});

it.each([
  ['nothing at all', {}, 'SUPABASE_URL is missing'],
  ['a word for an address', { ...complete, SUPABASE_URL: 'supabase' }, 'SUPABASE_URL is not an'],
  ['a number for an address', { ...complete, SUPABASE_URL: 5 }, 'SUPABASE_URL is not a text'],
  ['no key', { SUPABASE_URL: 'https://x.y' }, 'SUPABASE_ANON_KEY is missing'],
  ['a key in two lines', withKey('a\nb'), 'characters that no key has'],
  ['a secret key', withKey('sb_secret_x'), 'holds a secret key'],
  ['a service key', withKey(jwt('service_role')), 'holds a secret key'],
])('one sentence says what is wrong with %s, without the value', (_name, raw, expected) => {
  const sentence = new RegExp(`${expected}(?!.*sb_secret_x).*\\.dev\\.vars`);
  expect(() => readEnvironment(raw)).toThrow(sentence);
});

const set = 'https://Cedarline.example/';
it.each([
  [set, 'https://visited.example/careers', 'https://cedarline.example'],
  [set, 'http://localhost:8787/careers', 'https://cedarline.example'],
  ['', 'http://localhost:8787/careers', 'http://localhost:8787'],
  ['', 'http://[::1]:8787/careers', 'http://[::1]:8787'],
])('with the SITE_URL %j the canonical origin of %s is %s', (SITE_URL, visited, origin) => {
  expect(siteUrlFor({ SITE_URL }, new URL(visited))).toBe(origin);
});

const foreign = ['x.example', 'localhost.x.example', '127.0.0.1.x.example', '192.168.0.2'];
it.each(foreign)('the canonical origin is not the visited host %s', (host) => {
  expect(() => siteUrlFor({}, new URL(`https://${host}/`))).toThrow('SITE_URL is missing: set it');
});

const unfit = ['x.example', 'https://x.example/path', 'https://u:p@x.example', 'javascript:1'];
it.each(unfit)('the canonical origin is never %s', (SITE_URL) => {
  expect(() => siteUrlFor({ SITE_URL }, new URL(set))).toThrow(EnvironmentError);
});

it.each([
  ['8f2a3b4c5d6e7f80-YYZ', /^8f2a3b4c5d6e7f80-YYZ$/],
  ['<script>', /^[0-9a-f-]{36}$/],
])('the ray id %s makes the request’s id, unless a visitor made it up', (ray, id) => {
  const headers = { 'CF-Ray': ray };
  expect(requestIdOf(new Request('https://visited.example/', { headers }))).toMatch(id);
});
