import { StackError } from '../stack/command.ts';
import { openLocal } from './owner-database.ts';

const tables = ['jobs', 'contact_submissions', 'newsletter_signups'] as const;

/** Counts the rows of the local tables, or shows those of the one that is named. Throws {@link StackError} for no table. */
export async function showTables(name: string | undefined): Promise<void> {
  const wanted = tables.filter((table) => name === undefined || table === name);
  if (wanted.length === 0) {
    throw new StackError(`There is no table ${name}: choose from ${tables.join(', ')}.`);
  }
  const database = await openLocal();
  try {
    for (const table of wanted) {
      const { data, error } = await database.client.from(table).select('*');
      if (error) throw new StackError(`The table ${table} cannot be read: ${error.message}.`);
      console.log(`${table}: ${data.length}`);
      if (name) for (const row of data) console.log(row);
    }
  } finally {
    await database.close();
  }
}
