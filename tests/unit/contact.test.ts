import { readFile } from 'node:fs/promises';
import type { Consultations } from 'content-collections';
import ICAL from 'ical.js';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mailInstead } from '../../app/contact/ContactResult.tsx';
import { consultationFiles, offeredDays } from '../../app/contact/consultation-times.server.ts';
import { matchInterest } from '../../app/contact/interest.ts';
import { contactFormFields, messageSchema } from '../../app/contact/message.server.ts';
import { contact } from '../../app/content/contact.ts';
import { columns, fieldOf, contactFields as fields } from '../../app/content/contact-fields.ts';
import { oneLine, tooLong } from '../../app/content/form-fields.ts';
import { organization } from '../../app/content/organization.ts';
import { clocksIn } from '../../app/text/local-day.ts';
import { compileMarkdown } from '../../scripts/build/compile-markdown.ts';
import { fullMessage } from '../support/contact-message.ts';

const { times } = contact.form;

const rules = {
  minutes: 30,
  noticeHours: 24,
  workingDays: 3,
  hours: [
    { weekday: 'Monday', from: '09:00', until: '10:45' },
    { weekday: 'Sunday', from: '01:00', until: '04:00' },
  ],
  daysOff: [{ first: '2027-01-01', last: '2027-01-05' }],
  holidays: ['2026-12-28'],
} as const satisfies Consultations;

/** A Thursday; the rules offer the next Sundays and Mondays. */
const now = new Date('2026-11-26T15:00Z');
const offer = offeredDays(rules, now);
const schema = messageSchema(offer);

const empty = Object.fromEntries(contactFormFields.map((name) => [name, '']));
const posted = (changed: object) => {
  const message = { ...empty, ...fullMessage, ...changed };
  const { success, output, issues } = v.safeParse(schema, message);
  return success ? output.row : v.flatten<typeof schema>(issues).nested;
};

type Case = readonly [field: keyof typeof fields, value: string, said: string];
const refused: readonly Case[] = [
  ...['', '   ', ...'\n\u00a0\u200b\u2060\u00ad\u3164\u2800\u200f\u{e0041}'].flatMap(
    (blank): Case[] => [
      ['full_name', blank, fields.full_name.missing],
      ['message', blank, fields.message.missing],
    ],
  ),
  ...[...'\n\r\u0007\u001b\u0085\u2028\u202e\u2066'].flatMap((control): Case[] => [
    ['full_name', `Ada${control}Lovelace`, oneLine(fields.full_name.label)],
    ['organization_name', `a${control}b`, oneLine(fields.organization_name.label)],
  ]),
  ...[
    'ada',
    'a b@x.org',
    'a@x.org\nBcc: b@x.org',
    'a@x@y.org',
    'a@-x.org',
    'é@x.org',
    'a@québec.example/x',
    'a@québec.example:80',
    'a@é x.org',
  ].map((address): Case => ['email_address', address, fields.email_address.invalid]),
  ['country', 'canada', fields.country.invalid],
  ['country', '__proto__', fields.country.invalid],
  ['monthly_budget', 'Under $5', fields.monthly_budget.invalid],
  ['timeline', 'soon', fields.timeline.invalid],
  ['interest_area', 'toString', fields.interest_area.invalid],
];

it.each(refused)('%s %j is refused: %s', (field, value, said) => {
  expect(posted({ [field]: value })).toEqual({ [field]: [said] });
});

it.each([
  ...['Q', 'Zoë Côté', 'ᐊᐃ ᓄᓇᕗᑦ', '👩‍👩‍👧 Family', 'Ada\u00a0L', 'שרה \u200fLevi'].map((name) => ({
    full_name: name,
  })),
  { message: 'a\n\r\t\u0007\u001b\u0085\u2028\u202e\u2066b' },
  { email_address: "o'neil+news_{x}@mail.charity.example" },
  { email_address: 'ada@localhost' },
])('%j is taken as it is', (typed) => expect(posted(typed)).toMatchObject(typed));

it.each([
  ...[
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '\u3000',
    '\u200b',
    '\ufeff',
    '\u2060',
    '\u00ad',
    '\u200e',
    '\u202a',
  ].flatMap((mark) => [
    [`${mark}ann@example.org${mark}`, 'ann@example.org'],
    [`ann${mark}@${mark}example${mark}.org`, 'ann@example.org'],
  ]),
  ['\u2066ann\u200b@exam\u00adple.org\u2069', 'ann@example.org'],
  ['ann@example. org', 'ann@example.org'],
  ['marie@québec.example', 'marie@xn--qubec-csa.example'],
  ['marie@QUÉBEC.example', 'marie@xn--qubec-csa.example'],
  ['marie@que\u0301bec.example', 'marie@xn--qubec-csa.example'],
  ['a@ᓄᓇᕗᑦ.example', 'a@xn--tfe1qja09c.example'],
  ['a@faß.example', 'a@xn--fa-hia.example'],
  ['a@ＥＸＡＭＰＬＥ。org', 'a@example.org'],
  ['Ann@Example.org', 'Ann@Example.org'],
])('the address %j is stored as %s', (typed, stored) => {
  expect(posted({ email_address: typed })).toMatchObject({ email_address: stored });
});

it.each([
  ['\u200bAda\u2060', 'Ada'],
  ['\u200e Ada\u00a0\u200f', 'Ada'],
  ['Ada\tLovelace\t', 'Ada Lovelace'],
  ['Ada ❤️', 'Ada ❤️'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('the name %j is stored as %j', (full_name, stored) => {
  expect(posted({ full_name })).toMatchObject({ full_name: stored });
});

it('a text is trimmed at its ends only, and null where an optional one is empty', () => {
  const typed = { full_name: '  Amina  Okafor ', organization_name: ' ', message: '\n One \n' };
  const stored = { full_name: 'Amina  Okafor', organization_name: null, message: 'One' };
  expect(posted(typed)).toMatchObject(stored);
});

it.each([
  ['full_name', 'é', fields.full_name.limit],
  ['organization_name', 'x', fields.organization_name.limit],
  ['message', 'x', fields.message.limit],
] as const)('%s takes its limit in full and no more', (field, letter, limit) => {
  expect(posted({ [field]: letter.repeat(limit) })).toHaveProperty('country');
  const said = tooLong(fields[field].label, limit);
  expect(posted({ [field]: letter.repeat(limit + 1) })).toEqual({ [field]: [said] });
});

describe('times for a consultation', () => {
  const [first, second, third] = offer.flatMap(({ times }) => times.map(({ value }) => value));
  const chosen = (...values: readonly (string | undefined)[]) => ({ times: values.join('\n') });
  const labelled = (days: typeof offer) =>
    days.map(({ label, times }) => [label, ...times.map(({ label: time }) => time)].join(' '));

  it('are the working days after the notice that are no holiday or day off, in whole half hours', () => {
    const sunday = ['1:00', '1:30', '2:00', '2:30', '3:00', '3:30'].map((time) => `${time} a.m.`);
    expect(labelled(offer)).toEqual([
      `Sun, Nov 29 ${sunday.join(' ')}`,
      'Mon, Nov 30 9:00 a.m. 9:30 a.m. 10:00 a.m.',
      `Sun, Dec 6 ${sunday.join(' ')}`,
    ]);
    const newYear = labelled(offeredDays(rules, new Date('2026-12-26T15:00Z')));
    expect(newYear.map((day) => day.slice(0, 11))).toEqual([
      'Sun, Jan 10',
      'Mon, Jan 11',
      'Sun, Jan 17',
    ]);
  });

  it('keep to the notice to the minute', () => {
    const monday = Date.parse(offer[1]?.times[0]?.value ?? '');
    const aMinuteLate = new Date(monday - 24 * 3_600_000 + 60_000);
    expect(labelled(offeredDays(rules, aMinuteLate))[0]).toBe('Mon, Nov 30 9:30 a.m. 10:00 a.m.');
  });

  it.each([
    ['2027-03-14', ['01:30', '2027-03-14T06:30'], ['02:00', ''], ['03:00', '2027-03-14T07:00']],
    ['2027-11-07', ['00:30', '2027-11-07T04:30'], ['01:30', '2027-11-07T05:30']],
    ['2027-11-07', ['02:00', '2027-11-07T07:00'], ['23:30', '2027-11-08T04:30']],
  ])('exist on %s, when clocks change', (day, ...moments) => {
    const momentAt = clocksIn('America/Toronto')(day);
    for (const [clock = '', moment] of moments) {
      expect(momentAt(clock)?.toISOString().slice(0, 16) ?? '', clock).toBe(moment);
    }
  });

  it.each([
    '2026-11-23T14:00Z',
    '2026-11-30T14:10Z',
    '2036-11-30T14:00Z',
    '2026-02-31T10:00Z',
    '0026-11-30T14:00Z',
    '2026-11-30T14:00',
    'tomorrow',
  ])('are refused that are not offered: %s', (time) => {
    expect(posted(chosen(first, time))).toEqual({ times: [times.gone] });
  });

  it('are three at most', () => {
    const four = offer.flatMap((day) => day.times.map(({ value }) => value)).slice(0, 4);
    expect(posted(chosen(...four))).toEqual({ times: [times.tooMany] });
    expect(posted(chosen(first, first, second, third))).toHaveProperty('message');
  });

  it('stand below the message in both zones, also below the longest', () => {
    const time_zone = organization.timeZone === 'Asia/Tokyo' ? 'Asia/Kolkata' : 'Asia/Tokyo';
    const inZone = (timeZone: string, options: object) =>
      new Date(first ?? '')
        .toLocaleString('en-CA', { timeZone, ...options })
        .replaceAll('\u202f', ' ');
    const ours = inZone(organization.timeZone, { dateStyle: 'full', timeStyle: 'short' });
    const theirs = inZone(time_zone, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
    const place = time_zone.slice('Asia/'.length);
    const line = `- ${ours} ${organization.location.city} time (${theirs} ${place} time)`;
    const message = ['Hello', '', times.heading, line].join('\n');
    expect(posted({ times: first, time_zone, message: 'Hello' })).toMatchObject({ message });
    const long = 'x'.repeat(fields.message.limit);
    expect(posted({ times: first, time_zone, message: long })).toHaveProperty('country');
  });

  it.each(['', 'Mars/Base', '\u0000', organization.timeZone])(
    'need no zone of the visitor’s: %j',
    (time_zone) => {
      const row = posted({ times: first, time_zone });
      expect(row).toMatchObject({ message: expect.stringMatching(/ time$/) });
    },
  );

  it('are a tentative calendar file each', () => {
    const row = posted(chosen(first, second));
    const text = { full_name: 'Ada', email_address: 'ada@example.org', created_at: now };
    const message = row && 'message' in row ? String(row.message) : '';
    const files = consultationFiles({ ...text, message });
    const events = files.map(
      ({ text: file }) =>
        new ICAL.Event(
          new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined,
        ),
    );
    expect(events.map(({ startDate }) => startDate.toJSDate())).toEqual(
      [first, second].map((value) => new Date(value ?? '')),
    );
    expect(events[0]?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(events[0]?.summary).toContain('Ada');
    expect(consultationFiles({ ...text, message: 'I am free on Monday, November 30' })).toEqual([]);
  });
});

it('the privacy policy lists every field, and whether it is required', async () => {
  const policy = await readFile('app/content/legal/privacy-policy.md', 'utf8');
  const { html } = compileMarkdown(policy.slice(policy.indexOf('\n---', 3) + 4));
  const cells = html.replaceAll(/<(t[dh]) [^>]*>/g, '<$1>');
  for (const column of columns) {
    const { label, missing, use } = fieldOf(column);
    const required = missing === undefined ? 'No' : 'Yes';
    expect(cells).toContain(`<th>${label}</th>\n<td>${required}</td>\n<td>${use}</td>`);
  }
});

const readMail = (href: string) => {
  const { pathname, searchParams } = new URL(href);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

it('a mail instead holds everything that was typed, message first', () => {
  const when = 'Mon, Nov 30, 9:30 a.m.';
  const { href, isWhole } = mailInstead(fullMessage, [when]);
  const { to, subject, body } = readMail(href);
  expect([to, subject, isWhole]).toEqual([organization.email, fullMessage.interest_area, true]);
  for (const value of [...Object.values(fullMessage), when]) {
    expect(body?.replaceAll('\r\n', '\n')).toContain(value);
  }
  expect(body?.startsWith(fullMessage.message.slice(0, 9))).toBe(true);
});

it.each(['x', 'é', '🙂'])('a long text of %j is cut, at a whole character', (letter) => {
  const { href, isWhole } = mailInstead({ message: letter.repeat(5_000) }, []);
  expect(isWhole).toBe(false);
  expect(href.length).toBeLessThanOrEqual(2_000);
  expect(href.length).toBeGreaterThan(1_980);
  expect(readMail(href).body).toMatch(new RegExp(`^(${letter})+$`, 'u'));
});

const areas = ['Custom Solutions', 'Risk & Governance', 'Job Inquiry / Unsolicited Resume'];

it.each<[string | null, string | null]>([
  ['Custom-Solutions', 'Custom Solutions'],
  ['custom solutions', 'Custom Solutions'],
  ['Job-Inquiry-/-Unsolicited-Resume', 'Job Inquiry / Unsolicited Resume'],
  ['risk-and-governance', 'Risk & Governance'],
  ['risk-governance', 'Risk & Governance'],
  [null, null],
  ['-', null],
  ['job', null],
  ['<script>', null],
])('the interest parameter %j selects %j', (parameter, option) => {
  expect(matchInterest(parameter, areas)).toBe(option);
});
