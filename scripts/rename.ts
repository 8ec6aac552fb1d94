import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { organization } from '../app/content/organization.ts';
import {
  nameMigration,
  namesInMigrations,
  newMigrationPath,
} from './organization/name-migration.ts';

/**
 * npm run rename: what a new name in app/content/organization.ts needs beside the build. Writes the migration that tells
 * the database, whose access rule takes newsletter signups for that name only, and says what is left to do.
 */
const former = namesInMigrations().at(-1);
if (former === organization.name) {
  console.log(`✓ The database's migrations know ${organization.name}.`);
} else {
  const file = newMigrationPath(new Date());
  writeFileSync(file, nameMigration(organization.name));
  console.log(
    `✓ Wrote ${relative(process.cwd(), file)}: the database learns ${organization.name}.`,
  );
}
console.log(`
  Next:
  npm run draw              draws the social cards, which hold the name
  npm start                  applies it to the local database
  npx supabase db push       sends it to the hosted one, before you deploy
  By hand: the first lines of README.md and LICENSE; the address in SECURITY.md; "name" in wrangler.toml and
  package.json.
`);
