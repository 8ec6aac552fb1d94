import { globSync, readFileSync } from 'node:fs';
import { type Organization, organization } from '../../app/content/organization.ts';
import { dataFile } from '../../app/content/schemas/data.ts';

const home = dataFile('organization');

/** Texts of app/content that hold the organization's name or address and would not follow a new one, a line each. */
export function nameProblems(facts: Pick<Organization, 'name' | 'email'> = organization) {
  const files = globSync('app/content/**/*.{ts,md,json}').filter((file) => file !== home);
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const held = (['name', 'email'] as const).filter((field) => text.includes(facts[field]));
    return held.map((field) => {
      const instead = file.endsWith('.ts') ? `organization.${field}` : `{${field}}`;
      return `${file}: ${facts[field]}: write ${instead}, so that it follows ${home}`;
    });
  });
}
