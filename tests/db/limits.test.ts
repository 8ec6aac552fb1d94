import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationLinkLength } from '../../app/careers/application-link.ts';
import { slugLength } from '../../app/careers/job.ts';
import { budgets, countries, interestAreas, timelines } from '../../app/content/contact-options.ts';
import { organization } from '../../app/content/organization.ts';
import { fieldLengths } from '../../app/server/forms/field-lengths.ts';
import type { Engine } from '../../scripts/local-supabase/engine.ts';
import { openCopy } from './support/databases.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openCopy();
});
afterAll(() => engine?.close());

/** The CHECKs of one column, as PostgreSQL wrote them down. */
async function checksOf(table: string, column: string): Promise<string> {
  const rows = await engine.query(
    `select pg_get_constraintdef(rule.oid) as text
       from pg_constraint as rule
       join pg_attribute as attribute
         on attribute.attrelid = rule.conrelid and attribute.attnum = any (rule.conkey)
      where rule.contype = 'c'
        and rule.conrelid = ('public.' || $1)::regclass
        and attribute.attname = $2`,
    [table, column],
  );
  return rows.map((row) => String(row.text)).join(' ');
}

/** The texts that a rule names, in its order: 'Under $500'::text and so on. */
const textsIn = (rule: string) =>
  [...rule.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text = '']) => text.replaceAll("''", "'"));

describe('the tables’ rules are written with the forms’ own numbers and words', () => {
  it.each([
    ['contact_submissions', 'full_name', fieldLengths.name],
    ['contact_submissions', 'email_address', fieldLengths.email],
    ['contact_submissions', 'organization_name', fieldLengths.organization],
    ['contact_submissions', 'message', fieldLengths.message],
    ['newsletter_signups', 'email', fieldLengths.email],
    ['jobs', 'slug', slugLength],
    ['jobs', 'application_url', applicationLinkLength],
  ] as const)('%s.%s has at most %i characters', async (table, column, length) => {
    expect(await checksOf(table, column)).toContain(`char_length(${column}) <= ${length})`);
  });

  it.each([
    ['country', countries],
    ['monthly_budget', budgets],
    ['timeline', timelines],
    ['interest_area', interestAreas],
  ] as const)('%s has the form’s options and no others', async (column, options) => {
    expect(textsIn(await checksOf('contact_submissions', column))).toEqual([...options]);
  });

  it('the company of a signup is the organization’s name', async () => {
    const [policy] = await engine.query(
      `select with_check from pg_policies where tablename = 'newsletter_signups'`,
    );
    expect(String(policy?.with_check)).toContain('settings.organization_name');
    const settings = await engine.query('select organization_name from public.settings');
    expect(settings).toEqual([{ organization_name: organization.name }]);
  });
});
