import type { Database } from '../app/server/supabase/database.types.ts';
import { withLocalTables } from './local-supabase/reach.ts';
import { runCommand, StackError } from './stack/fail.ts';

type Table = keyof Database['public']['Tables'];

const tables = {
  jobs: 'open and closed positions',
  contact_submissions: 'messages from the contact form',
  newsletter_signups: 'who asked for the newsletter',
  settings: "the organization's name, which npm run rename writes",
} as const satisfies Record<Table, string>;

const isTable = (name: string): name is Table => Object.hasOwn(tables, name);

/** npm run db:show lists the local tables; npm run db:show jobs shows a table's rows. It changes nothing. */
await runCommand(async () => {
  const [name] = process.argv.slice(3).filter((argument) => !argument.startsWith('--'));
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
      if (name) for (const row of data) show(row);
    }
    if (!name) console.log('\nnpm run db:show jobs shows the rows of one.');
  });
});

/** One row as a list of its fields, each on a line that fits the window. */
function show(row: object): void {
  const width = Math.max(40, (process.stdout.columns ?? 100) - 24);
  console.log('─'.repeat(24));
  for (const [field, value] of Object.entries(row)) {
    if (value === null) continue;
    const text = (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(
      /\s+/g,
      ' ',
    );
    console.log(
      `${field.padEnd(22)}  ${text.length > width ? `${text.slice(0, width - 1)}…` : text}`,
    );
  }
}
