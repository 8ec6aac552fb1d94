import type { Database } from '../../app/server/supabase/database.types.ts';
import { StackError } from '../stack/command.ts';
import { withLocalTables } from './owner-database.ts';

type Table = keyof Database['public']['Tables'];

const tables = {
  jobs: 'open and closed positions',
  contact_submissions: 'messages from the contact form',
  newsletter_signups: 'newsletter signups',
} as const satisfies Record<Table, string>;

const isTable = (name: string): name is Table => Object.hasOwn(tables, name);

/**
 * Lists the local tables, or shows the rows of the one that is named; changes nothing. Throws {@link StackError} when there
 * is no such table.
 */
export async function showTables(name: string | undefined): Promise<void> {
  if (name !== undefined && !isTable(name)) {
    throw new StackError(
      `There is no table ${name}: choose from ${Object.keys(tables).join(', ')}.`,
    );
  }
  await withLocalTables(async (owner) => {
    for (const table of name ? [name] : Object.keys(tables).filter(isTable)) {
      const { data, error } = await owner.from(table).select('*');
      if (error) throw new StackError(`The table ${table} cannot be read: ${error.message}.`);
      console.log(`\n${table}: ${data.length}, ${tables[table]}`);
      if (name) for (const row of data) console.log(row);
    }
    if (!name) console.log('\nnpm run db show jobs shows the rows of one.');
  });
}
