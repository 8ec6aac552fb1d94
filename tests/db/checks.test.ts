import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { columns, fieldOf } from '../../app/content/contact-fields.ts';
import { longestEmail } from '../../app/content/form-fields.ts';
import { emailField, lineField } from '../../app/server/forms/fields.server.ts';
import { asSite, signup, submission, TestDatabase } from './support/databases.ts';

const long = 'x'.repeat(20_001);
interface Table {
  readonly table: string;
  readonly row: object;
  readonly refused: readonly (readonly [check: string, change: object])[];
}

/** The tables, a row that each takes, and changes to it, each under the CHECK that refuses it. */
const tables: readonly Table[] = [
  {
    table: 'contact_submissions',
    row: submission,
    refused: [
      ['message_has_1_to_20000_characters', { message: '' }],
      ['message_has_1_to_20000_characters', { message: long }],
      ['is_an_email_address', { email_address: 'nobody' }],
      ['is_one_line', { full_name: 'Zoë\nBcc: all' }],
      ['status_is_short_words', { status: 'Answered!' }],
      ...['=1+1', '+1', '-1', '@x', ' =1', '\uff1d1', 'x'.repeat(81), 'a=b'].map(
        (country): [string, object] => ['is_short_words', { country }],
      ),
    ],
  },
  {
    table: 'newsletter_signups',
    row: signup,
    refused: [
      ['is_an_email_address', { email: 'nobody' }],
      ['company_has_1_to_1000_characters', { company: '' }],
      ['created_at_is_plausible', { created_at: '1999-12-31T00:00:00Z' }],
      ['created_at_is_plausible', { created_at: 'infinity' }],
    ],
  },
];

const db = new TestDatabase();

it('one line of text is the same to the forms and to the tables', async () => {
  await db.exec(`create function public.is_line(typed text) returns boolean language plpgsql as $$
    begin perform typed::public.one_line; return true; exception when check_violation then return false; end $$`);
  const [first, last] = [1, 0x20ff];
  const [refused] = await db.query(
    `select array_agg(code order by code) as codes from generate_series(${first}, ${last}) as code
     where not public.is_line('a' || chr(code) || 'b')`,
  );
  const line = lineField(1000, { label: 'Line' });
  const codes = Array.from({ length: last }, (_, index) => first + index);
  // A form makes a space of a tab.
  const isSentAsTyped = (text: string) => v.is(line, text) && v.parse(line, text) === text;
  expect(refused?.codes).toEqual(
    codes.filter((code) => !isSentAsTyped(`a${String.fromCodePoint(code)}b`)),
  );
});

const addresses = [
  ...['a@b.ca', "ann.o'brien@x.ca", 'a+b@x.ca', 'a@localhost', 'a@xn--qubec-csa.example'],
  ...['.a@x.ca', 'a..b@x.ca', 'a@x.ca.', 'a@-x.ca', 'a@x-.ca', 'a@x_y.ca'],
  ...['a@b@c.ca', '"a b"@x.ca', 'a@[1.2.3.4]', 'a@1.2.3.4', 'a,b@x.ca'],
  ...['zoë@x.ca', 'a@québec.example', 'a\u200b@x.ca'],
  ...[63, 64].map((length) => `a@${'x'.repeat(length)}.ca`),
  ...[248, 249].map((length) => `${'x'.repeat(length)}@x.ca`),
];

it.each(addresses)(
  '%j is an address to the forms and to the tables alike, or to neither',
  async (address) => {
    // As the forms store it: its domain in ASCII.
    const words = { label: 'Email', missing: 'missing', invalid: 'invalid' };
    const parsed = v.safeParse(emailField(longestEmail, words), address);
    const stored = parsed.success && parsed.output === address;
    for (const [table, row] of [
      ['contact_submissions', { ...submission, email_address: address }],
      ['newsletter_signups', { ...signup, email: address }],
    ] as const) {
      const { status } = await db.send(table, { row, headers: asSite });
      expect([table, status]).toEqual([table, stored ? 201 : 400]);
    }
  },
);

it('the table takes every option of the form', async () => {
  for (const column of columns) {
    const field = fieldOf(column);
    for (const option of 'options' in field ? field.options : []) {
      const row = { ...submission, [column]: option };
      const { error } = await db.owner.from('contact_submissions').insert(row);
      expect([option, error]).toEqual([option, null]);
    }
  }
});

describe.each(tables)('in $table', ({ table, row, refused }) => {
  it.each(refused)('refuses by %s: %j', async (check, change) => {
    const { status, body } = await db.send(table, {
      key: db.supabase.secretKey,
      row: { ...row, ...change },
    });
    expect([status, body.code]).toEqual([400, '23514']);
    expect(body.message).toContain(`"${check}"`);
  });

  it('has no other CHECK', async () => {
    const checks = await db.query(
      `select conname as name from pg_constraint where contype = 'c' and (conrelid = $1::regclass
         or contypid in (select atttypid from pg_attribute where attrelid = $1::regclass))`,
      `public.${table}`,
    );
    const tried = new Set(refused.map(([check]) => check));
    expect(new Set(checks.map(({ name }) => name))).toEqual(tried);
  });
});
