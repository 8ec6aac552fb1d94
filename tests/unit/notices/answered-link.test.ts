import { expect, it } from 'vitest';
import { answeredLink, readAnsweredLink } from '../../../app/notices/answered-link.server.ts';

const token = 'a'.repeat(64);
const submission = '7ba7b810-9dad-41d1-80b4-00c04fd430c8';
const day = 24 * 60 * 60 * 1_000;
const now = Date.parse('2026-11-01T05:30:00Z');
const made = { siteUrl: 'https://site.example', token, submission, now };

it.each<[string, Record<string, string>, unknown, number?, string?]>([
  ['as it was made', {}, { submission }],
  ['for 30 days', {}, { submission }, now + 30 * day],
  ['and no longer', {}, 'expired', now + 30 * day + 1],
  ['for another message', { submission: '00000000-0000-4000-8000-000000000000' }, 'invalid'],
  ['for a message that is none', { submission: "' or 1=1" }, 'invalid'],
  ['with a later end', { until: String(now + 300 * day) }, 'invalid'],
  ['with a signature of zeros', { signature: '0'.repeat(64) }, 'invalid'],
  ['with a signature that is none', { signature: 'zz' }, 'invalid'],
  ['after the token was replaced', {}, 'invalid', now, 'b'.repeat(64)],
])(
  'the link that marks a message as answered, %s',
  async (_, changed, outcome, at = now, key = token) => {
    const link = new URL(await answeredLink(made));
    expect(link.origin + link.pathname).toBe('https://site.example/notices/answered');
    for (const [name, value] of Object.entries(changed)) link.searchParams.set(name, value);
    expect(await readAnsweredLink(link.searchParams, key, at)).toEqual(outcome);
  },
);
