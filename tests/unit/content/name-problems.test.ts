import { expect, it } from 'vitest';
import { nameProblems } from '../../../scripts/content/name-problems.ts';
import { nameMigration, namesInMigrations } from '../../../scripts/organization/name-migration.ts';

const named = {
  name: 'Maple & Tide',
  email: 'hello@maple.example',
  inDatabase: ['Old Oak', 'Maple & Tide'],
  texts: { 'app/content/legal/x.md': '{name} of Toronto' },
};

it('a name that the database knows and that nobody wrote out is fine', () => {
  expect(nameProblems(named)).toEqual([]);
});

it('a name that the database would refuse is said with the command that fixes it', () => {
  expect(nameProblems({ ...named, inDatabase: ['Old Oak'], texts: {} })).toEqual([
    'app/content/organization.ts: name: the database knows Old Oak and would refuse every newsletter signup; run npm run rename',
  ]);
});

it('a former name, and one that would not follow the next change, are found where they stand', () => {
  const texts = {
    'app/content/legal/x.md': 'Old Oak writes to hello@maple.example',
    'app/content/y.ts': "'At Maple & Tide'",
  };
  expect(nameProblems({ ...named, texts })).toEqual([
    'app/content/legal/x.md: Old Oak: write {name}, so that it follows app/content/organization.ts',
    'app/content/legal/x.md: hello@maple.example: write {email}, so that it follows app/content/organization.ts',
    'app/content/y.ts: Maple & Tide: write organization.name, so that it follows app/content/organization.ts',
  ]);
});

it('reads the names back from the migrations that npm run rename writes', () => {
  const names = ["L'Érable; drop table x -- '", 'Old Oak'];
  expect(namesInMigrations(names.map(nameMigration))).toEqual(names);
});
