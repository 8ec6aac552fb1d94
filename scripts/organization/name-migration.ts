import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../supabase/migrations');
const suffix = '_name_organization.sql';

/** The migration that tells the database the organization's name; see supabase/migrations, `settings`. */
export function nameMigration(name: string): string {
  return `-- Written by npm run rename, from app/content/organization.ts.

insert into public.settings (organization_name) values (${quoted(name)})
on conflict (id) do update set organization_name = excluded.organization_name;
`;
}

/** The names that the migrations give the organization, the oldest first; the last one is what the database holds. */
export function namesInMigrations(files: readonly string[] = migrationTexts()): readonly string[] {
  return files.flatMap((text) => {
    const [, name] = /values \('((?:[^']|'')+)'\)/.exec(text) ?? [];
    return name === undefined ? [] : [name.replaceAll("''", "'")];
  });
}

/** The path of a new migration, later than every one that is there: the Supabase CLI sends them in order. */
export function newMigrationPath(now: Date): string {
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const last = migrations().at(-1)?.slice(0, 14) ?? '0';
  const version = stamp > last ? stamp : String(Number(last) + 1);
  return join(folder, `${version}${suffix}`);
}

function migrations(): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
}

function migrationTexts(): readonly string[] {
  return migrations()
    .filter((file) => file.endsWith(suffix))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
