import { globSync, readFileSync } from 'node:fs';
import { namesInMigrations } from '../organization/name-migration.ts';

const home = 'app/content/organization.ts';

/** The organization as the check needs it, the names that the database was given, and the texts of app/content. */
export interface Named {
  readonly name: string;
  readonly email: string;
  /** The oldest first. */
  readonly inDatabase: readonly string[];
  /** The sources of app/content by their path, organization.ts excepted. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Where the organization's name is not the one of organization.ts, or would not follow it, a line each. */
export function nameProblems({ name, email, inDatabase, texts }: Named): readonly string[] {
  const held = inDatabase.at(-1);
  const database =
    held === name
      ? []
      : [
          `${home}: name: the database knows ${held} and would refuse every newsletter signup; run npm run rename`,
        ];
  const former = inDatabase.filter((other) => other !== name);
  const stale = Object.entries(texts).flatMap(([file, text]) => [
    ...former.filter((other) => text.includes(other)).map((other) => fix(file, other, 'name')),
    ...(text.includes(name) ? [fix(file, name, 'name')] : []),
    ...(text.includes(email) ? [fix(file, email, 'email')] : []),
  ]);
  return [...database, ...stale];
}

function fix(file: string, found: string, field: 'name' | 'email'): string {
  const instead = file.endsWith('.md') ? `{${field}}` : `organization.${field}`;
  return `${file}: ${found}: write ${instead}, so that it follows ${home}`;
}

/** The sources and names of this site, for {@link nameProblems}. */
export function namedHere({ name, email }: { name: string; email: string }): Named {
  const files = globSync('app/content/**/*.{ts,md}').filter((file) => file !== home);
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
  return { name, email, inDatabase: namesInMigrations(), texts };
}
