import { describe, expect, it } from 'vitest';
import { answeredLink, readAnsweredLink } from '../../../app/notices/answered-link.ts';

const token = 'a'.repeat(64);
const submission = '7ba7b810-9dad-41d1-80b4-00c04fd430c8';
const day = 24 * 60 * 60 * 1_000;
const now = Date.parse('2026-11-01T05:30:00Z');

const queryOf = async (changed: Readonly<Record<string, string>> = {}) => {
  const link = new URL(
    await answeredLink({ siteUrl: 'https://site.example', token, submission, now }),
  );
  expect(link.origin + link.pathname).toBe('https://site.example/notices/answered');
  for (const [name, value] of Object.entries(changed)) link.searchParams.set(name, value);
  return link.searchParams;
};

describe('the link that marks a message as answered', () => {
  it('names its message for 30 days', async () => {
    const query = await queryOf();
    expect(await readAnsweredLink(query, token, now)).toEqual({ submission });
    expect(await readAnsweredLink(query, token, now + 30 * day)).toEqual({ submission });
    expect(await readAnsweredLink(query, token, now + 30 * day + 1)).toBe('expired');
  });

  it.each([
    ['another message', { submission: '00000000-0000-4000-8000-000000000000' }],
    ['a later end', { until: String(now + 300 * day) }],
    ['a signature of zeros', { signature: '0'.repeat(64) }],
    ['a signature that is none', { signature: 'zz' }],
    ['a message that is none', { submission: "' or 1=1" }],
  ])('is refused with %s', async (_name, changed) => {
    expect(await readAnsweredLink(await queryOf(changed), token, now)).toBe('invalid');
  });

  it('is refused after the token was replaced', async () => {
    expect(await readAnsweredLink(await queryOf(), 'b'.repeat(64), now)).toBe('invalid');
  });
});
