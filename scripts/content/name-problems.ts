import { globSync, readFileSync } from 'node:fs';

const home = 'app/content/organization.ts';

/** The organization as the check needs it, and the texts of app/content. */
export interface Named {
  readonly name: string;
  readonly email: string;
  /** The sources of app/content by their path, organization.ts excepted. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Where a text holds the organization's name or e-mail address and would not follow a new one, a line each. */
export function nameProblems({ name, email, texts }: Named): readonly string[] {
  return Object.entries(texts).flatMap(([file, text]) => [
    ...(text.includes(name) ? [fix(file, name, 'name')] : []),
    ...(text.includes(email) ? [fix(file, email, 'email')] : []),
  ]);
}

function fix(file: string, found: string, field: 'name' | 'email'): string {
  const instead = file.endsWith('.md') ? `{${field}}` : `organization.${field}`;
  return `${file}: ${found}: write ${instead}, so that it follows ${home}`;
}

/** The sources and names of this site, for {@link nameProblems}. */
export function namedHere({ name, email }: { name: string; email: string }): Named {
  const files = globSync('app/content/**/*.{ts,md}').filter((file) => file !== home);
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
  return { name, email, texts };
}
