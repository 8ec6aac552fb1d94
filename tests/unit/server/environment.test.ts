import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment, siteUrlFor } from '../../../app/server/environment.ts';

const complete = { SUPABASE_URL: 'http://127.0.0.1:54321/', SUPABASE_ANON_KEY: 'sb_publishable_x' };
const jwt = (role: string) => `e30.${btoa(JSON.stringify({ role }))}.signature`;
const withKey = (key: string) => ({ ...complete, SUPABASE_ANON_KEY: key });

describe('the Worker’s variables', () => {
  it('are read without a trailing slash, once for each isolate', () => {
    const first = readEnvironment(complete);
    expect(first).toEqual({
      supabaseUrl: 'http://127.0.0.1:54321',
      supabaseAnonKey: 'sb_publishable_x',
    });
    expect(readEnvironment(complete)).toBe(first);
  });

  it('accept the older anonymous key, a JWT', () => {
    expect(readEnvironment(withKey(jwt('anon'))).supabaseAnonKey).toBe(jwt('anon'));
  });

  it.each([
    ['nothing at all', undefined, 'SUPABASE_URL is missing'],
    ['no address', { SUPABASE_ANON_KEY: 'k' }, 'SUPABASE_URL is missing'],
    ['a word for an address', { ...complete, SUPABASE_URL: 'supabase' }, 'SUPABASE_URL is not an'],
    ['a number for an address', { ...complete, SUPABASE_URL: 5 }, 'SUPABASE_URL is not a text'],
    ['no key', { SUPABASE_URL: 'https://x.y' }, 'SUPABASE_ANON_KEY is missing'],
    ['a key in two lines', withKey('a\nb'), 'characters that no key has'],
    ['a secret key', withKey('sb_secret_x'), 'holds a secret key'],
    ['a service key', withKey(jwt('service_role')), 'holds a secret key'],
  ])('say in one sentence what is wrong with %s', (_name, raw, expected) => {
    expect(() => readEnvironment(raw)).toThrow(EnvironmentError);
    // Without the value itself.
    expect(() => readEnvironment(raw)).toThrow(
      new RegExp(`${expected}(?!.*sb_secret_x).*\\.dev\\.vars`),
    );
  });
});

describe('the canonical origin', () => {
  const visited = new URL('https://visited.example/careers');
  const local = (host: string) => new URL(`http://${host}:8787/careers`);

  it('is the configured one', () => {
    const SITE_URL = 'https://Cedarline.example/';
    expect(siteUrlFor({ SITE_URL }, visited)).toBe('https://cedarline.example');
    expect(siteUrlFor({ SITE_URL }, local('localhost'))).toBe('https://cedarline.example');
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])('is the asked one on this machine: %s', (host) => {
    for (const raw of [undefined, {}, { SITE_URL: '' }]) {
      expect(siteUrlFor(raw, local(host))).toBe(`http://${host}:8787`);
    }
  });

  it.each(['visited.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.0.2'])(
    'is never asked for by the host %s',
    (host) => {
      expect(() => siteUrlFor({ SITE_URL: '' }, new URL(`https://${host}/`))).toThrow(
        /^SITE_URL is missing: set it to/,
      );
    },
  );

  it.each(['cedarline.example', 'https://x.example/path', 'https://u:p@x.example', 'javascript:1'])(
    'is never %s',
    (SITE_URL) => expect(() => siteUrlFor({ SITE_URL }, visited)).toThrow(EnvironmentError),
  );
});
