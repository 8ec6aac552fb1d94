import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organization } from '../../app/content/organization.ts';
import type { Database } from '../../app/server/supabase/database.types.ts';
import type { LocalSupabase } from '../../scripts/local-supabase/index.ts';
import { nameMigration } from '../../scripts/organization/name-migration.ts';
import { clientOf, places } from './support/databases.ts';
import { signup } from './support/rows.ts';

const refused = { status: 401, error: { code: '42501' } };

describe.each(places)('the organization’s name on $name', ({ start }) => {
  let supabase: LocalSupabase;
  let visitor: SupabaseClient<Database>;

  beforeAll(async () => {
    supabase = await start();
    visitor = clientOf(supabase.url, supabase.publishableKey);
  });
  afterAll(() => supabase?.stop());

  it('is the one of app/content/organization.ts', async () => {
    const { data } = await visitor.from('settings').select('organization_name');
    expect(data).toEqual([{ organization_name: organization.name }]);
  });

  it('is written by no visitor', async () => {
    const name = { organization_name: 'Another' };
    const rows = visitor.from('settings');
    expect(await rows.insert(name)).toMatchObject(refused);
    expect(await rows.update(name).eq('id', true)).toMatchObject(refused);
    expect(await rows.delete().eq('id', true)).toMatchObject(refused);
  });

  it('follows npm run rename: signups are taken for the new name and for no other', async () => {
    const name = "L'Érable & Fils (Canada)";
    await supabase.engine.exec(nameMigration(name));
    const sign = (company: string) =>
      visitor.from('newsletter_signups').insert({ ...signup, company });
    expect(await sign(name)).toMatchObject({ status: 201 });
    expect(await sign(organization.name)).toMatchObject(refused);
  });
});
