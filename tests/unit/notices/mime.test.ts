import { describe, expect, it } from 'vitest';
import { interestAreas } from '../../../app/content/contact.ts';
import { organization } from '../../../app/content/organization.ts';
import { subjectLength } from '../../../app/notices/compose/mail.ts';
import { messageMail } from '../../../app/notices/compose/message-mail.ts';
import { toMime } from '../../../app/notices/compose/mime.ts';
import type { NoticedMessage } from '../../../app/notices/notice.ts';

const addresses = { from: 'website@cedarline.example', to: 'owner@cedarline.example' };

const message: NoticedMessage = {
  id: '7ba7b810-9dad-41d1-80b4-00c04fd430c8',
  full_name: 'Zoë Côté',
  email_address: 'zoe@charity.example',
  organization_name: null,
  country: 'Canada',
  monthly_budget: null,
  timeline: '1 - 3 Months',
  interest_area: 'General Inquiry',
  message: 'Hello.\nᐊᐃ, can we talk? <b>🙂</b> & more',
  created_at: new Date('2026-11-01T05:30:00Z'),
};

const mimeOf = (changed: Partial<NoticedMessage> = {}, answeredLink: string | null = null) => {
  const parts = messageMail({ ...message, ...changed }, { kind: 'message', answeredLink });
  return toMime({ id: 'notice-1', ...parts }, addresses);
};

const headOf = (mime: string) => mime.slice(0, mime.indexOf('\r\n\r\n'));

const decoded = (base64: string) => Buffer.from(base64, 'base64').toString('utf8');

/** The two bodies, decoded as a mail program would. */
function bodiesOf(mime: string): readonly [text: string, html: string] {
  const parts = mime
    .split(/--\w+(?:--)?/)
    .filter((part) => part.includes('Transfer-Encoding: base64'));
  const [text = '', html = ''] = parts.map((part) => decoded(part.slice(part.indexOf('\r\n\r\n'))));
  return [text, html];
}

describe('the mail about a message', () => {
  it('is answered by pressing Reply, and is the same mail in every attempt', () => {
    const head = headOf(mimeOf());
    expect(head).toContain('\r\nReply-To: <zoe@charity.example>');
    expect(head).toContain('\r\nMessage-ID: <notice-1@cedarline.example>');
    expect(head).toContain(`\r\nReferences: <${message.id}@cedarline.example>`);
    expect(decoded(/^From: =\?utf-8\?B\?(.+)\?= </m.exec(head)?.[1] ?? '')).toBe(organization.name);
    expect(head).toMatch(/^To: <owner@cedarline\.example>/m);
  });

  it('says everything that the writer said, in text and in HTML', () => {
    const [text, html] = bodiesOf(mimeOf({}, 'https://site.example/notices/answered?a=1&b=2'));
    for (const said of [
      'Name: Zoë Côté',
      'Organization: not given',
      'Timeline: 1 - 3 Months',
      message.message,
    ]) {
      expect(text).toContain(said);
    }
    expect(html).toContain('<b>Name:</b> Zoë Côté');
    expect(html).toContain('&lt;b&gt;🙂&lt;/b&gt; &amp; more');
    expect(text).toContain('https://site.example/notices/answered?a=1&b=2');
    expect(html).toContain('href="https://site.example/notices/answered?a=1&amp;b=2"');
  });

  it.each([
    ['2026-11-01T05:30:00Z', 'Sunday, November 1, 2026 at 1:30'],
    ['2026-11-01T06:30:00Z', 'Sunday, November 1, 2026 at 1:30'],
    ['2026-11-01T07:30:00Z', 'Sunday, November 1, 2026 at 2:30'],
    ['2026-06-01T03:59:00Z', 'Sunday, May 31, 2026 at 11:59'],
  ])('tells the time of %s in Toronto', (at, told) => {
    const [text] = bodiesOf(mimeOf({ created_at: new Date(at) }));
    expect(text).toContain(`Received: ${told}`);
  });

  it.each(interestAreas)('has a subject that fits into a header: %s', (interest_area) => {
    for (const kind of ['message', 'reminder'] as const) {
      const { subject } = messageMail({ ...message, interest_area }, { kind, answeredLink: null });
      expect(subject.length).toBeLessThanOrEqual(subjectLength);
      expect(subject).toMatch(/^[ -~]+$/);
    }
    const lines = headOf(mimeOf({ interest_area })).split('\r\n');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(78 + 'Subject: '.length);
  });
});

describe('a sender who tries to bend the mail', () => {
  const hostile = 'x\r\nBcc: everyone@victim.example\r\n\r\n<script>alert(1)</script>';

  it.each([
    ['name', { full_name: hostile }],
    ['address', { email_address: `a@b.example\r\nBcc: everyone@victim.example` }],
    ['organization', { organization_name: hostile }],
    ['message', { message: `${hostile}\r\n--boundary--\r\nContent-Type: text/html` }],
    ['interest', { interest_area: 'General' }],
  ] satisfies readonly [string, Partial<NoticedMessage>][])(
    'adds no header by the %s',
    (_name, changed) => {
      const mime = mimeOf(changed);
      expect(mime).not.toContain('victim.example');
      const names = headOf(mime)
        .split('\r\n')
        .map((line) => line.split(':')[0])
        .filter((name) => name !== 'Reply-To');
      expect(names).toEqual([
        'Date',
        'From',
        'To',
        'Message-ID',
        'Subject',
        'MIME-Version',
        'References',
        'Auto-Submitted',
        'Content-Type',
      ]);
      expect(bodiesOf(mime)[1]).not.toContain('<script>');
    },
  );

  it.each([
    'a@b.example, everyone@victim.example',
    'a@b.example> <everyone@victim.example',
    '"x" <everyone@victim.example>',
    'a@b.example\nBcc: c@d.example',
    'a@b@c.example',
    'a;b@c.example',
  ])('is not answered at %s', (email_address) => {
    expect(headOf(mimeOf({ email_address }))).not.toContain('Reply-To');
  });
});
