import { expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from '../../scripts/local-supabase/engine.ts';
import { startLocalSupabase } from '../../scripts/local-supabase/index.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { migrate } from '../../scripts/local-supabase/open.ts';
import { projectProblem } from '../../scripts/stack/hosted.ts';

it('a site is not published to an older database, and not started on one of other migrations', async () => {
  const engine = await openEmbedded(null);
  const supabase = await startLocalSupabase(
    0,
    migrate(engine).then(() => engine),
  );
  onTestFinished(supabase.stop);
  const problem = () => projectProblem(supabase.url, localKeys.publishable);
  expect(await problem()).toBeUndefined();
  const applied = 'supabase_migrations.schema_migrations';
  await engine.exec(`delete from ${applied} where version = (select max(version) from ${applied})`);
  expect(await problem()).toContain('npm run db:push');
  await engine.exec(`insert into ${applied} (version) values ('20251231000000')`);
  await expect(migrate(engine)).rejects.toThrow('npm run db:reset');
});
