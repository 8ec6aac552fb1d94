import { expect, it } from 'vitest';
import { EnvironmentError } from '../../../../app/server/environment.ts';
import { newAddress } from '../../../support/contact-message.ts';
import type { FaultInput } from '../../../support/faults.ts';
import { testContext } from '../../../support/request-context.ts';
import { contact, filled, signUp } from '../../../support/tested-forms.ts';
import { fake, replaceContext, testSupabase } from '../../../support/tested-supabase.ts';

testSupabase();

const duplicate: FaultInput = { kind: 'status', status: 409, body: '{"code":"23505"}' };

it.each<FaultInput[][]>([[[duplicate]], [[{ kind: 'reset-after', times: 1 }, duplicate]]])(
  'a row that is there already counts as stored: an earlier answer was lost (%j)',
  async (faults) => {
    fake.fail(...faults);
    expect(await contact(filled())).toEqual({ outcome: 'stored', status: 200 });
    expect(await signUp(newAddress())).toEqual({ outcome: 'stored', status: 200 });
  },
);

it('a signup is stored without its proof where the table has no columns for it yet', async () => {
  fake.fail({ kind: 'status', status: 400, body: '{"code":"PGRST204"}', contains: 'wording' });
  expect(await signUp(newAddress())).toMatchObject({ outcome: 'stored' });
  const [row = {}] = fake.stored('newsletter_signups');
  expect(Object.keys(row)).toEqual(['email', 'company', 'created_at']);
});

it('a missing variable fails the form, not the page', async () => {
  replaceContext({
    ...testContext(fake.url),
    get environment(): never {
      throw new EnvironmentError('SUPABASE_URL is missing');
    },
  });
  expect(await contact(filled())).toMatchObject({ outcome: 'failed', status: 503 });
});
