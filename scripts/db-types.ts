import { writeFileSync } from 'node:fs';
import { generateTypes, typesFile } from './local-supabase/generate-types.ts';
import { openDatabase } from './local-supabase/open.ts';
import { runCommand } from './stack/command.ts';

/** npm run db:types: writes the `Database` type from the migrations, on a database in memory. */
await runCommand(async () => {
  console.log('▸ Reading the tables from supabase/migrations…');
  const engine = await openDatabase({ memory: true }, false);
  writeFileSync(typesFile, await generateTypes(engine));
  await engine.close();
  console.log(`✓ Wrote ${typesFile}.`);
});
