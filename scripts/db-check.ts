import { openOwnerDatabase } from './local-supabase/owner-database.ts';
import { runCommand, StackError } from './stack/command.ts';

/**
 * npm run db:check: prints what each open position still lacks, a sentence a line, and ends with code 1 when there is
 * something. Of the local database, or of a hosted project with SUPABASE_URL and SUPABASE_SECRET_KEY.
 */
await runCommand(async () => {
  const database = await openOwnerDatabase();
  try {
    console.log(`▸ Asking ${database.name} about its open positions…`);
    const { data, error } = await database.client.rpc('posting_findings');
    if (error !== null) {
      throw new StackError(
        `The findings cannot be read (${error.code || 'no answer'}): is the address right, is the key the secret one, and are all migrations applied?`,
      );
    }
    for (const [slug, findings] of Map.groupBy(data, (finding) => finding.slug)) {
      console.log(`\n${findings[0]?.title ?? slug} (/careers/${slug})`);
      for (const { sentence } of findings) console.log(`  · ${sentence}`);
    }
    if (data.length > 0) return 1;
    console.log('✓ No open position lacks anything that an Ontario posting must say.');
    return 0;
  } finally {
    await database.close();
  }
});
