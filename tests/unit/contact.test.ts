import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { mailInstead } from '../../app/contact/ContactResult.tsx';
import { matchInterest } from '../../app/contact/interest.ts';
import {
  columns,
  fieldOf,
  contactFields as fields,
  shownFields,
} from '../../app/content/contact-fields.ts';
import { oneLine, tooLong } from '../../app/content/form-fields.ts';
import { organization } from '../../app/content/organization.ts';
import { compileMarkdown } from '../../scripts/build/compile-markdown.ts';
import { fullMessage } from '../support/contact-message.ts';
import { emptyMessage, posted } from './posted-message.ts';

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
    ...['ada', 'a b@x.org', 'a@x.org\nBcc: b@x.org', 'a@x@y.org', 'a@-x.org', 'é@x.org'],
    ...['a@québec.example/x', 'a@québec.example:80', 'a@é x.org'],
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

it('each required answer that is missing is asked for', () => {
  const required = columns.filter((column) => fieldOf(column).missing);
  const said = (column: (typeof columns)[number]) =>
    expect.arrayContaining([fieldOf(column).missing]);
  expect(posted(emptyMessage)).toEqual(
    Object.fromEntries(required.map((each) => [each, said(each)])),
  );
});

type Stored = readonly [field: keyof typeof fields, typed: string, stored: string | null];
const asTyped = (field: Stored[0], ...values: string[]) =>
  values.map((value): Stored => [field, value, value]);

it.each<Stored>([
  ...asTyped('full_name', 'Q', 'Zoë Côté', 'ᐊᐃ ᓄᓇᕗᑦ', 'Amina  Okafor'),
  ...asTyped('full_name', '👩‍👩‍👧 Family', 'Ada\u00a0L', 'שרה \u200fLevi'),
  ...asTyped('full_name', 'Ada ❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'),
  ['full_name', '\u200bAda\u2060', 'Ada'],
  ['full_name', '\u200e Ada\u00a0\u200f', 'Ada'],
  ['full_name', '  Ada\tLovelace\t', 'Ada Lovelace'],
  ...asTyped('message', 'a\n\r\t\u0007\u001b\u0085\u2028\u202e\u2066b'),
  ['message', '\n One \n', 'One'],
  ['organization_name', ' ', null],
  ...columns
    .filter((column) => !fieldOf(column).missing)
    .map((column): Stored => [column, '', null]),
  ...asTyped('email_address', "o'neil+news_{x}@mail.charity.example", 'ada@localhost', 'A@B.org'),
  ...[...' \n\t\u00a0\u3000\u200b\ufeff\u2060\u00ad\u200e\u202a'].flatMap((mark): Stored[] => [
    ['email_address', `${mark}ann@example.org${mark}`, 'ann@example.org'],
    ['email_address', `ann${mark}@${mark}example${mark}.org`, 'ann@example.org'],
  ]),
  ['email_address', '\u2066ann\u200b@exam\u00adple.org\u2069', 'ann@example.org'],
  ['email_address', 'ann@example. org', 'ann@example.org'],
  ['email_address', 'ann . @ example . org', 'ann.@example.org'],
  ['email_address', 'marie@québec.example', 'marie@xn--qubec-csa.example'],
  ['email_address', 'marie@QUÉBEC.example', 'marie@xn--qubec-csa.example'],
  ['email_address', 'a@ＥＸＡＭＰＬＥ。org', 'a@example.org'],
])('%s %j is stored as %j', (field, typed, stored) => {
  expect(posted({ [field]: typed })).toMatchObject({ [field]: stored });
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

it.each(['message', 'email_address'])('%s of blanks keeps nobody waiting', (field) => {
  const started = performance.now();
  posted({ [field]: `a${' '.repeat(60_000)}x` });
  expect(performance.now() - started).toBeLessThan(1_000);
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
  const { href, isWhole } = mailInstead(shownFields, fullMessage, [when]);
  const { to, subject, body } = readMail(href);
  expect([to, subject, isWhole]).toEqual([organization.email, fullMessage.interest_area, true]);
  for (const value of [...Object.values(fullMessage), when]) {
    expect(body?.replaceAll('\r\n', '\n')).toContain(value);
  }
  expect(body?.startsWith(fullMessage.message.slice(0, 9))).toBe(true);
});

it.each(['x', 'é', '🙂'])('a long text of %j is cut, at a whole character', (letter) => {
  const { href, isWhole } = mailInstead(shownFields, { message: letter.repeat(5_000) }, []);
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
