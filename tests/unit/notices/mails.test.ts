import { describe, expect, it } from 'vitest';
import { contactFields } from '../../../app/content/contact-fields.ts';
import { organization } from '../../../app/content/organization.ts';
import { answeredLink, readAnsweredLink } from '../../../app/notices/answered-link.server.ts';
import { composeMail } from '../../../app/notices/compose-mail.server.ts';
import type { NoticedMessage } from '../../../app/notices/notice.server.ts';
import { toHtml, toMime, toText } from '../../../app/server/mail.server.ts';
import { noticedMessage } from '../../support/contact-message.ts';

const addresses = { from: 'website@cedarline.example', to: 'owner@cedarline.example' };

const mailOf = (changed: Partial<NoticedMessage> = {}) =>
  composeMail(
    { id: 'notice-1', kind: 'message', content: { ...noticedMessage, ...changed } },
    { siteUrl: 'https://site.example', token: 'token' },
  );
const textOf = async (changed = {}) => toText((await mailOf(changed)).body);
const htmlOf = async (changed = {}) => toHtml('', (await mailOf(changed)).body);
const mimeOf = async (changed: Partial<NoticedMessage> = {}) =>
  toMime(await mailOf(changed), addresses);
const headOf = (mime: string) => mime.slice(0, mime.indexOf('\r\n\r\n'));
const decoded = (base64: string | undefined) => Buffer.from(base64 ?? '', 'base64').toString();
const subjectOf = (mime: string) => decoded(/^Subject: =\?utf-8\?B\?(.+)\?=/m.exec(mime)?.[1]);

describe('the mail about a message', () => {
  it('is answered by pressing Reply, and is the same mail in every attempt', async () => {
    const head = headOf(await mimeOf());
    expect(head).toContain('\r\nReply-To: <zoe@charity.example>');
    expect(head).toContain('\r\nMessage-ID: <notice-1@cedarline.example>');
    expect(head).toContain(`\r\nReferences: <${noticedMessage.id}@cedarline.example>`);
    expect(decoded(/^From: =\?utf-8\?B\?(.+)\?= </m.exec(head)?.[1])).toBe(organization.name);
    expect(head).toMatch(/^To: <owner@cedarline\.example>/m);
  });

  it('says what was written, then what else was said and when, there, then where to go', async () => {
    const { timeZone, location } = organization;
    const options = { timeZone, timeStyle: 'short' } as const;
    const time = noticedMessage.created_at.toLocaleTimeString('en-CA', options);
    const received = `at ${time} (${location.city} time)`;
    const parts = [
      '> Hello.\n> ᐊᐃ',
      ': Zoë Côté',
      ': 1 - 3 Months',
      received,
      '/notices/answered?',
    ];
    const text = await textOf();
    const places = parts.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('has no markup of the sender’s in its HTML', async () => {
    const html = await htmlOf();
    expect(html).toContain('<br>ᐊᐃ, can we talk? &lt;b&gt;🙂&lt;/b&gt; &amp; more</blockquote>');
    expect(html).toMatch(
      /href="https:\/\/site\.example\/notices\/answered\?submission=[^"&]+&amp;/,
    );
  });

  it.each(contactFields.interest_area.options)(
    'names its sender in a subject that fits: %s',
    async (interest_area) => {
      const mime = await mimeOf({ interest_area });
      expect(subjectOf(mime)).toMatch(/^[\w &-]+: Zoë Côté$/);
      const long = await mimeOf({ interest_area, full_name: 'Nuñez-ᐊᐃ🙂 '.repeat(20) });
      expect(subjectOf(long)).toMatch(/: Nuñez.*…$/);
      // RFC 2047, section 2.
      for (const word of headOf(long).match(/=\?\S+\?=/g) ?? []) {
        expect(word.length).toBeLessThanOrEqual(75);
      }
    },
  );
});

describe('a sender who tries to bend the mail', () => {
  const newlines = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

  it.each(newlines)('cannot write a line that looks like ours after %j', async (newline) => {
    const forged = ['Hello', '', 'Mark it as answered:', 'https://evil.example/'].join(newline);
    const text = await textOf({ message: forged, full_name: forged, organization_name: forged });
    const evil = text.split(/[\n\r\v\f\u0085\u2028\u2029]/).filter((line) => /evil/.test(line));
    expect(evil.length).toBe(3);
    for (const line of evil) expect(line).toMatch(/^(> |(Full|Organization) Name: )/);
  });

  it.each([
    ...['\u0000', '\u001b', '\u009b', '\u202a', '\u202e', '\u2066', '\u2069'],
    ...['\u00ad', '\u200b', '\u200d', '\u2060', '\ufeff', '\u{e0000}', '\u{e0041}'],
  ])('cannot hide a character: %j', async (hidden) => {
    const changed = { message: `a${hidden}b\tc`, full_name: `d${hidden}e` };
    const number = hidden.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    for (const part of [await textOf(changed), await htmlOf(changed)]) {
      expect(part).not.toContain(hidden);
      expect(part).toContain(`a[U+${number}]b\tc`);
      expect(part).toContain(`d[U+${number}]e`);
    }
    expect(subjectOf(await mimeOf(changed))).toBe(`General Inquiry: d[U+${number}]e`);
  });

  it.each(['👨‍👩‍👧', '❤️', '1️⃣', 'می‌خواهم', 'क्‍ष'])(
    'is not needed for %s to be what it is',
    async (message) => expect(await textOf({ message })).toContain(`> ${message}\n`),
  );

  const hostile = 'x\r\nBcc: everyone@victim.example\r\n\r\n<script>alert(1)</script>';

  it.each(['full_name', 'email_address', 'message', 'interest_area'])(
    'adds no header by %s',
    async (field) => {
      const namesOf = (mime: string) => headOf(mime).match(/^[^:\s]+(?=:)/gm) ?? [];
      const mime = await mimeOf({ [field]: hostile });
      expect(mime).not.toContain('victim.example');
      const usual = namesOf(await mimeOf());
      const expected = usual.filter((name) => field !== 'email_address' || name !== 'Reply-To');
      expect(namesOf(mime)).toEqual(expected);
    },
  );

  it.each(['a@b.org, c@d.org', 'a@b.org> <c@d.org', 'a;b@c.org'])(
    'is not answered at %s',
    async (email_address) => {
      expect(headOf(await mimeOf({ email_address }))).not.toContain('Reply-To');
    },
  );
});

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
