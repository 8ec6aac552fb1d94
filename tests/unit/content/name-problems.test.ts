import { expect, it } from 'vitest';
import { nameProblems } from '../../../scripts/content/name-problems.ts';

const named = {
  name: 'Maple & Tide',
  email: 'hello@maple.example',
  texts: { 'app/content/legal/x.md': '{name} of Toronto' },
};

it('texts that take the name from organization.ts are fine', () => {
  expect(nameProblems(named)).toEqual([]);
});

it('a name or an address that is written out is found where it stands', () => {
  const texts = {
    'app/content/legal/x.md': 'We write to hello@maple.example',
    'app/content/y.ts': "'At Maple & Tide'",
  };
  expect(nameProblems({ ...named, texts })).toEqual([
    'app/content/legal/x.md: hello@maple.example: write {email}, so that it follows app/content/organization.ts',
    'app/content/y.ts: Maple & Tide: write organization.name, so that it follows app/content/organization.ts',
  ]);
});
