import { expect, it, onTestFinished } from 'vitest';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { projectProblem } from '../../scripts/stack/hosted.ts';
import { startFromImage } from '../support/database-image.ts';

it('a site is not published to an older database', async () => {
  const supabase = await startFromImage();
  onTestFinished(supabase.stop);
  const problem = () => projectProblem(supabase.url, localKeys.publishable);
  expect(await problem()).toBeUndefined();
  const applied = 'supabase_migrations.schema_migrations';
  await supabase.engine.exec(
    `delete from ${applied} where version = (select max(version) from ${applied})`,
  );
  expect(await problem()).toContain('npm run db:push');
});
