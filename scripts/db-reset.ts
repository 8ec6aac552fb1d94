import { deleteDataFolder } from './local-supabase/data-folder.ts';
import { openDatabase } from './local-supabase/open.ts';
import { runCommand } from './stack/command.ts';

/** npm run db:reset: throws the local data away and makes the database anew, with the seed's jobs. */
await runCommand(async () => {
  console.log('▸ Deleting the local data in .supabase…');
  await deleteDataFolder('.supabase');
  console.log('▸ Making the database anew: migrations and seed…');
  const engine = await openDatabase({ dataFolder: '.supabase' }, true);
  await engine.close();
  console.log('✓ A fresh database is ready. Next: npm start, npm run dev or npm run db.');
});
