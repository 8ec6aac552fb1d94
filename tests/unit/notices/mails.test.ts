import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contactFields } from '../../../app/content/contact-fields.ts';
import { mailUnstored } from '../../../app/notices/due.server.ts';
import { mimeOf, quote } from '../../../app/notices/mail.server.ts';
import { messageMail, unansweredMail } from '../../../app/notices/words.server.ts';
import { escapeMarkup } from '../../../app/text/markup.ts';
import { mailedMessage } from '../../support/contact-message.ts';
import { noticeVariables, testContext } from '../../support/fake-platform.ts';

const mailOf = (changed: Partial<Parameters<typeof messageMail>[0]> = {}) =>
  messageMail({ ...mailedMessage, ...changed }, 'https://site.example/notices/answered?a=b&c=d');
const mimeWith = (mail: Parameters<typeof mimeOf>[0]) =>
  mimeOf(mail, 'website@cedarline.example', 'owner@cedarline.example');

/** As quoted-printable. */
const quoted = (text: string) =>
  text.replaceAll(/[^\n -~]+/g, encodeURIComponent).replaceAll('%', '=');

it.each([
  ['Governance: Ann Lee', 'Can we talk? <b>\nAnn', 'Governance: Ann Lee'],
  ['Governance: Zoë Côté', 'À bientôt', '=?UTF-8?Q?Governance=3A_Zo=C3=AB_C=C3=B4t=C3=A9?='],
  [
    'Governance: ᐊᐃ ᓄᓇᕗᑦ',
    'ᐊᐃ',
    '=?UTF-8?Q?Governance=3A_=E1=90=8A=E1=90=83_?=\n =?UTF-8?Q?=E1=93=84=E1=93=87=E1=95=97=E1=91=A6?=',
  ],
])('the mail of %j about %j is encoded where it is not ASCII', async (subject, typed, header) => {
  const mail = { id: 'b', subject, replyTo: 'ann@charity.example', body: [quote(typed)] };
  const mime = await mimeWith(mail);
  for (const line of mime.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
  // Byte for byte, but for where quoted-printable lines are folded, the site's name and the date.
  const bytes = mime.replaceAll(/(?<!\?)=\r\n/g, '').replaceAll(/^(From|Date): .*\r\n/gm, '');
  const expected = `Auto-Submitted: auto-generated
To: owner@cedarline.example
Reply-To: ann@charity.example
Subject: ${header}
Message-ID: <b@cedarline.example>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="--_NmP-b-Part_1"

----_NmP-b-Part_1
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: ${header === subject ? '7bit' : 'quoted-printable'}

> ${quoted(typed.replace('\n', '\n> '))}

----_NmP-b-Part_1
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: quoted-printable

<!doctype html>
<html lang=3D"en-CA">
<head><meta charset=3D"utf-8"><meta name=3D"viewport" content=3D"width=3Ddevice-width">
<title>${quoted(subject)}</title></head>
<body style=3D"font: 16px/1.5 sans-serif; overflow-wrap: anywhere">
<blockquote dir=3D"auto" style=3D"white-space: pre-wrap">${quoted(escapeMarkup(typed).replace('\n', '<br>'))}</blockquote>
</body>
</html>

----_NmP-b-Part_1--
`;
  expect(bytes).toBe(expected.replaceAll('\n', '\r\n'));
});

it('every message becomes a mail of short lines of ASCII with the usual headers', async () => {
  const headOf = (mime: string) => mime.slice(0, mime.indexOf('\r\n\r\n'));
  const namesIn = (head: string) => head.match(/^[^:\s]+(?=:)/gm);
  const usual = namesIn(headOf(await mimeWith(mailOf())));
  const marks = '\0\r\n\t\x1b\x85\u2028\u202e\u2066=?:;<>,"';
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...marks) }),
    fc.constant(`=?utf-8?Q?Bank?= ${'a'.repeat(1_000)}`),
  );
  const message = fc.record({ full_name: words, interest_area: words, message: words });
  const property = fc.asyncProperty(message, async (changed) => {
    const mime = await mimeWith(mailOf(changed));
    expect(mime).toMatch(/^([\t -~]{0,997}\r\n)+$/);
    expect(namesIn(headOf(mime))).toEqual(usual);
    // A name that looks like an encoded word is none.
    expect(headOf(mime)).not.toContain('=?utf-8');
  });
  await fc.assert(property, { numRuns: 200 });
});

it('a mail names its topic and its sender, and nothing that the form does not offer', () => {
  for (const interest_area of contactFields.interest_area.options) {
    const [topic = '', ...name] = mailOf({ interest_area }).subject.split(': ');
    expect([interest_area.startsWith(topic), name]).toEqual([true, ['Zoë Côté']]);
    const { subject, body } = mailOf({ interest_area, times: ['Friday at noon'] });
    expect(subject).toBe('Consultation: Zoë Côté');
    expect(body[1]?.text).toMatch(/^Time that suits: Friday at noon\n/);
  }
  for (const column of ['country', 'monthly_budget', 'timeline', 'interest_area'] as const) {
    const mail = mailOf({ [column]: 'Pay at evil.example' });
    expect(JSON.stringify(mail)).not.toContain('evil');
    expect(mail.body[1]?.text).toContain(`${contactFields[column].label}: other`);
  }
});

const signs =
  '👨‍👩‍👧 ❤️ 1️⃣ می‌خواهم क्‍ष שרה \u200fLevi مرحبا\u061c co\u00adop 葛\u{e0100} \u2068שרה\u2069';

it.each([
  ...['\r', '\r\n', '\f', '\u2028'].map((newline) => [`a${newline}b`, 'a\nb'] as const),
  ['\0\t\x1b', '[U+0000]\t[U+001B]'],
  ['\u009b\u202aa\u202e\u2066', '[U+009B][U+202A]a[U+202E][U+2066]'],
  ['a\u2069', 'a[U+2069]'],
  [signs, signs],
] as const)('%j is shown as %j, so that no text can pass for another', (typed, shown) => {
  const [quoted, facts] = mailOf({ full_name: typed, message: typed }).body;
  expect(quoted?.text).toBe(`> ${shown.replace('\n', '\n> ')}`);
  expect(quoted?.html).toContain(`>${shown.replace('\n', '<br>')}</blockquote>`);
  expect(facts?.text).toContain(`Full Name: ${shown.replace('\n', ' ')}\n`);
  expect(facts?.html).toContain(`<bdi>${shown.replace('\n', ' ')}</bdi>`);
});

it('the morning’s list says when nothing was published for a month', () => {
  const blocks = (published: number) => unansweredMail(1, [], published).body.length;
  const daysAgo = (days: number) => Date.now() - days * 86_400_000;
  expect([daysAgo(29), daysAgo(31), Number.NaN].map(blocks)).toEqual([1, 2, 1]);
});

it('a message that was not stored is mailed once, 20 of them an hour, and again where that failed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const send = vi.fn<(mail: { readonly raw: string }) => Promise<void>>();
  const mail = async (...ids: string[]) => {
    const ctx = testContext('https://db.example', { env: noticeVariables, mailer: { send } });
    await Promise.all(ids.map((id) => mailUnstored(ctx, { ...mailedMessage, id })));
    expect(JSON.stringify(ctx.lines)).not.toMatch(/zoe@|Côté|talk/);
    return ctx.lines.flatMap(({ reason }) => reason ?? []);
  };
  send.mockRejectedValueOnce(new Error('550 zoe@'));
  expect(await mail('a')).toEqual(['not mailed']);
  expect(await mail('a', 'a')).toEqual(['mailed before', 'mailed']);
  expect(send.mock.lastCall?.[0].raw).toContain('Message-ID: <unstored-a@');
  const flood = await mail(...Array.from({ length: 60 }, (_, index) => `b${index}`));
  expect(flood.filter((reason) => reason === 'mailed')).toHaveLength(19);
  expect(await mail('c')).toEqual(['too many']);
  vi.setSystemTime(Date.now() + 3_700_000);
  expect(await mail('c')).toEqual(['mailed']);
});
