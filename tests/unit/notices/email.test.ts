import { describe, expect, it } from 'vitest';
import { interestAreas } from '../../../app/content/contact.ts';
import { organization } from '../../../app/content/organization.ts';
import { toEmail } from '../../../app/notices/compose/email.ts';
import { messageMail } from '../../../app/notices/compose/message-mail.ts';
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

const emailOf = (changed: Partial<NoticedMessage> = {}, answeredLink: string | null = null) => {
  const parts = messageMail({ ...message, ...changed }, { kind: 'message', answeredLink });
  return toEmail({ id: 'notice-1', ...parts }, addresses);
};

describe('the mail about a message', () => {
  it('is answered by pressing Reply, and is the same mail in every attempt', () => {
    expect(emailOf()).toMatchObject({
      from: { name: organization.name, email: addresses.from },
      to: addresses.to,
      replyTo: 'zoe@charity.example',
      headers: {
        'X-Notice-ID': 'notice-1',
        References: `<${message.id}@cedarline.example>`,
        'Auto-Submitted': 'auto-generated',
      },
    });
  });

  it('says everything that the writer said, in text and in HTML', () => {
    const { text, html } = emailOf({}, 'https://site.example/notices/answered?a=1&b=2');
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
    const { text } = emailOf({ created_at: new Date(at) });
    expect(text).toContain(`Received: ${told}`);
  });

  it.each(interestAreas)('has a subject that a phone shows whole: %s', (interest_area) => {
    for (const kind of ['message', 'reminder'] as const) {
      const { subject } = messageMail({ ...message, interest_area }, { kind, answeredLink: null });
      expect(subject.length).toBeLessThanOrEqual(45);
    }
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
      const { text, html, ...head } = emailOf(changed);
      expect(JSON.stringify(head)).not.toContain('victim.example');
      expect(Object.keys(head.headers)).toEqual(['X-Notice-ID', 'References', 'Auto-Submitted']);
      expect(html).not.toContain('<script>');
      expect(text).toContain('Name: ');
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
    expect(emailOf({ email_address })).not.toHaveProperty('replyTo');
  });
});
