import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactFields } from '../../../app/content/contact-fields.ts';
import { organization } from '../../../app/content/organization.ts';
import { answeredLink, readAnsweredLink } from '../../../app/notices/answered-link.server.ts';
import { mimeOf, toHtml, toText } from '../../../app/notices/mail.server.ts';
import {
  type MailedMessage,
  messageMail,
  unansweredMail,
} from '../../../app/notices/words.server.ts';
import { mailedMessage } from '../../support/contact-message.ts';

const addresses = { from: 'website@cedarline.example', to: 'owner@cedarline.example' };
const href = 'https://site.example/notices/answered?submission=a&until=1';

const mailOf = (changed: Partial<MailedMessage> = {}) =>
  messageMail({ ...mailedMessage, ...changed }, href);
const textOf = (changed: Partial<MailedMessage> = {}) => toText(mailOf(changed).body);
const htmlOf = (changed: Partial<MailedMessage> = {}) => toHtml('', mailOf(changed).body);
const mimeWith = (changed: Partial<MailedMessage> = {}) => mimeOf(mailOf(changed), addresses);
const headOf = (mime: string) => mime.slice(0, mime.indexOf('\r\n\r\n'));

/** A mail with one line of text, without what differs from site to site and from day to day. */
async function bytesOf(subject: string, text: string) {
  const mail = {
    id: 'b',
    subject,
    replyTo: 'ann@charity.example',
    body: [{ kind: 'quote', text }],
  } as const;
  const [head = '', plain = ''] = (await mimeOf(mail, addresses)).split('----_NmP-b-Part_1\r\n');
  return (head.replace(/^From: .*\r\n|^Date: .*\r\n/gm, '') + plain).split('\r\n');
}

const frame = (subject: readonly string[], encoding: string, text: readonly string[]) => [
  'Auto-Submitted: auto-generated',
  'To: owner@cedarline.example',
  'Reply-To: ann@charity.example',
  ...subject,
  'Message-ID: <b@cedarline.example>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary="--_NmP-b-Part_1"',
  '',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Transfer-Encoding: ${encoding}`,
  '',
  ...text,
  '',
  '',
];

it('an English mail is plain, a French one and one from Iqaluit are encoded where they must be', async () => {
  const english = await bytesOf('Governance: Ann Lee', 'Can we talk?\nAnn');
  expect(english).toEqual(
    frame(['Subject: Governance: Ann Lee'], '7bit', ['> Can we talk?', '> Ann']),
  );
  const french = await bytesOf('Governance: Zoë Côté', 'À bientôt');
  const subject = 'Subject: =?UTF-8?Q?Governance=3A_Zo=C3=AB_C=C3=B4t=C3=A9?=';
  expect(french).toEqual(frame([subject], 'quoted-printable', ['> =C3=80 bient=C3=B4t']));
  const inuktitut = await bytesOf(`Governance: ${'ᐊᐃ ᓄᓇᕗᑦ '.repeat(6)}`, 'ᐊᐃ');
  const end = inuktitut.findIndex((line) => line.startsWith('Message-ID'));
  const words = inuktitut.slice(3, end);
  expect(inuktitut).toEqual(frame(words, 'quoted-printable', ['> =E1=90=8A=E1=90=83']));
  for (const word of words) expect(word).toMatch(/^(Subject:)? =\?UTF-8\?Q\?\S{1,63}\?=$/);
  const encoded = words.map((word) => word.split('?')[3] ?? '').join('');
  const decoded = decodeURIComponent(encoded.replaceAll('_', ' ').replaceAll('=', '%'));
  expect(decoded).toBe(`Governance: ${'ᐊᐃ ᓄᓇᕗᑦ '.repeat(6)}`);
});

it('every message becomes a mail of ASCII with the usual headers', async () => {
  const namesOf = (mime: string) => headOf(mime).match(/^[^:\s]+(?=:)/gm) ?? [];
  const usual = namesOf(await mimeWith()).filter((name) => name !== 'Reply-To');
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const control = fc.string({
    unit: fc.constantFrom(...'\0\r\n\t\x1b\x85\u2028\u202e\u2066=?:;<>,"'),
  });
  const words = fc.oneof(text, control);
  const message = fc.record({
    full_name: words,
    email_address: words,
    interest_area: words,
    message: words,
  });
  const property = fc.asyncProperty(message, async (changed) => {
    const mime = await mimeWith(changed);
    expect(mime).toMatch(/^[\t\r\n -~]+$/);
    expect(namesOf(mime).filter((name) => name !== 'Reply-To')).toEqual(usual);
  });
  await fc.assert(property, { numRuns: 1_000 });
}, 120_000);

describe('the mail about a message', () => {
  it('says what was written, then what else was said and when, there, then where to go', () => {
    const { timeZone, location } = organization;
    const when = 'Friday at noon';
    const options = { timeZone, timeStyle: 'short' } as const;
    const time = mailedMessage.created_at.toLocaleTimeString('en-CA', options);
    const received = `at ${time} (${location.city} time)`;
    const parts = [
      '> Hello.\n> ᐊᐃ',
      `Time that suits: ${when}`,
      ': Zoë Côté',
      ': 1 - 3 Months',
      received,
      '/notices/answered?',
    ];
    const text = textOf({ times: [when] });
    const places = parts.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('has no markup of the sender’s in its HTML', () => {
    const html = htmlOf();
    expect(html).toContain('<br>ᐊᐃ, can we talk? &lt;b&gt;🙂&lt;/b&gt; &amp; more</blockquote>');
    expect(html).toContain(`href="${href.replace('&', '&amp;')}"`);
  });

  it.each(contactFields.interest_area.options)('names its topic and its sender: %s', (option) => {
    const { subject } = mailOf({ interest_area: option });
    expect(subject).toMatch(/^[\w -]+: Zoë Côté$/);
    expect(option.startsWith(subject.split(':')[0] ?? '')).toBe(true);
    expect(mailOf({ interest_area: option, times: ['noon'] }).subject).toBe(
      'Consultation: Zoë Côté',
    );
  });

  it('names no option that the form does not have', () => {
    const options = ['country', 'monthly_budget', 'timeline', 'interest_area'] as const;
    for (const column of options) {
      const mail = mailOf({ [column]: 'Pay at evil.example' });
      expect(JSON.stringify(mail)).not.toContain('evil');
      expect(toText(mail.body)).toContain(`${contactFields[column].label}: other`);
    }
  });

  it('of the morning says how old the site is when nobody publishes it any more', () => {
    const words = (days: number) => toText(unansweredMail({ total: 1, oldest: [] }, days).body);
    expect(words(30)).not.toContain('days ago');
    expect(words(31)).toContain('31 days ago');
  });
});

describe('a sender who tries to bend the mail', () => {
  const newlines = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

  it.each(newlines)('cannot write a line that looks like ours after %j', (newline) => {
    const forged = ['Hello', '', 'Mark it as answered:', 'https://evil.example/'].join(newline);
    const text = textOf({ message: forged, full_name: forged, organization_name: forged });
    const evil = text.split(/[\n\r\v\f\u0085\u2028\u2029]/).filter((line) => /evil/.test(line));
    expect(evil.length).toBe(3);
    for (const line of evil) expect(line).toMatch(/^(> |(Full|Organization) Name: )/);
  });

  it.each([...'\u0000\u001b\u009b\u202a\u202e\u2066\u2069'])(
    'cannot hide a character that deceives: %j',
    (hidden) => {
      const changed = { message: `a${hidden}b\tc`, full_name: `d${hidden}e` };
      const number = hidden.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      for (const part of [textOf(changed), htmlOf(changed)]) {
        expect(part).not.toContain(hidden);
        expect(part).toContain(`a[U+${number}]b\tc`);
        expect(part).toContain(`d[U+${number}]e`);
      }
    },
  );

  it.each([
    ...[
      '👨‍👩‍👧',
      '❤️',
      '1️⃣',
      'می‌خواهم',
      'क्‍ष',
      'שרה \u200fLevi',
      'مرحبا\u061c',
      'co\u00adop',
      '葛\u{e0100}',
    ],
    '\u2068שרה\u2069',
  ])('is not needed for %s to be what it is', (message) =>
    expect(textOf({ message })).toContain(`> ${message}\n`),
  );

  it.each(['a@b.org, c@d.org', 'a@b.org> <c@d.org', 'a;b@c.org'])(
    'is not answered at %s',
    async (email_address) => {
      expect(headOf(await mimeWith({ email_address }))).not.toContain('Reply-To');
    },
  );
});

const token = 'a'.repeat(64);
const submission = '7ba7b810-9dad-41d1-80b4-00c04fd430c8';
const day = 24 * 60 * 60 * 1_000;
const now = Date.parse('2026-11-01T05:30:00Z');

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
    const link = new URL(
      await answeredLink({ siteUrl: 'https://site.example', token }, submission, now),
    );
    expect(link.origin + link.pathname).toBe('https://site.example/notices/answered');
    for (const [name, value] of Object.entries(changed)) link.searchParams.set(name, value);
    expect(await readAnsweredLink(link.searchParams, key, at)).toEqual(outcome);
  },
);
