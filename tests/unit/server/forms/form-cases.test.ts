import { expect, it } from 'vitest';
import { formCases } from '../../../support/form-cases.ts';
import { contact, filled, signUp } from '../../../support/tested-forms.ts';
import { testSupabase } from '../../../support/tested-supabase.ts';

testSupabase();

/** The same table holds the database's rules (tests/db/form-cases.test.ts). */
it.each(formCases)('$field of $kind is accepted: $accepted', async ({ field, value, accepted }) => {
  const result =
    field === 'email' ? await signUp(value) : await contact({ ...filled(), [field]: value });
  expect(result.outcome).toBe(accepted ? 'stored' : 'invalid');
});
