import * as v from 'valibot';
import { employmentTypes, workArrangements } from '../job-options.ts';
import { LinkedSectionSchema, paragraphsEntries, plainPageEntries, SectionSchema } from './page.ts';
import { count, group, LinkSchema, prose, some, text, words } from './primitives.ts';

const FilterFieldSchema = words('label', 'any');

/** Join Our Team. The jobs themselves come from the database. */
export const CareersSchema = v.strictObject({
  ...plainPageEntries,
  intro: v.strictObject({ ...paragraphsEntries, promises: some(text) }),
  list: v.strictObject({
    ...words('heading', 'loading').entries,
    empty: prose,
    filter: v.strictObject({
      location: FilterFieldSchema,
      department: FilterFieldSchema,
      arrangement: FilterFieldSchema,
      pay: FilterFieldSchema,
      ...words('heading', 'show', 'all', 'none', 'clear', 'unknownPay').entries,
      withoutPay: count,
    }),
  }),
  resume: LinkedSectionSchema,
});

const ApplySchema = v.strictObject({ text: prose, button: text });

export const JobPageSchema = v.strictObject({
  loading: text,
  back: LinkSchema,
  ...words('about', 'qualifications', 'benefits').entries,
  details: words(
    ...(['heading', 'location', 'department', 'pay', 'employment', 'hours'] as const),
    ...(['arrangement', 'closes', 'addToCalendar'] as const),
  ),
  words: v.strictObject({
    employment: words(...employmentTypes),
    arrangement: words(...workArrangements),
    hours: v.pipe(text, v.description('After the number of hours.')),
  }),
  hiring: v.strictObject({
    heading: text,
    vacancy: v.strictObject({ exists: prose, none: prose }),
    ai: group('Artificial intelligence', { used: prose, unused: prose }),
    next: v.strictObject({ heading: text, steps: some(prose) }),
    accommodation: v.strictObject({
      ...SectionSchema.entries,
      write: v.pipe(text, v.description('Before the email address.')),
    }),
  }),
  share: words('copy', 'copied', 'select', 'share'),
  apply: v.strictObject({
    heading: text,
    byEmail: ApplySchema,
    online: ApplySchema,
    missing: v.pipe(prose, v.description('For a position without an address to apply at.')),
  }),
  questions: LinkedSectionSchema,
  notFound: v.strictObject({
    meta: words('title'),
    ...words('title', 'subtitle').entries,
    ...SectionSchema.entries,
    openings: LinkSchema,
    resume: LinkSchema,
    retry: v.pipe(text, v.description('While positions cannot be looked up.')),
  }),
});
