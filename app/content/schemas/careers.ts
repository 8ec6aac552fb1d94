import * as v from 'valibot';
import { employmentTypes, workArrangements } from '../job-options.ts';
import {
  LinkedSectionSchema,
  MetaSchema,
  paragraphsEntries,
  plainPageEntries,
  SectionSchema,
} from './page.ts';
import { count, group, LinkSchema, prose, some, text } from './primitives.ts';

const FilterFieldSchema = v.strictObject({ label: text, any: text });

/** Join Our Team. The jobs themselves come from the database. */
export const CareersSchema = v.strictObject({
  ...plainPageEntries,
  intro: v.strictObject({ ...paragraphsEntries, promises: some(text) }),
  list: v.strictObject({
    heading: text,
    loading: text,
    empty: prose,
    filter: v.strictObject({
      location: FilterFieldSchema,
      department: FilterFieldSchema,
      arrangement: FilterFieldSchema,
      pay: FilterFieldSchema,
      heading: text,
      show: text,
      all: text,
      none: text,
      clear: text,
      unknownPay: text,
      withoutPay: count,
    }),
  }),
  resume: group('For those who find nothing that fits', LinkedSectionSchema.entries),
});

const ApplySchema = v.strictObject({ text: prose, button: text });

export const JobPageSchema = v.strictObject({
  loading: text,
  back: LinkSchema,
  about: text,
  qualifications: text,
  benefits: text,
  details: v.strictObject({
    heading: text,
    location: text,
    department: text,
    pay: text,
    employment: text,
    hours: text,
    arrangement: text,
    closes: text,
    addToCalendar: text,
  }),
  words: v.strictObject({
    employment: v.strictObject(v.entriesFromList(employmentTypes, text)),
    arrangement: v.strictObject(v.entriesFromList(workArrangements, text)),
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
  share: v.strictObject({
    copy: text,
    copied: text,
    refused: text,
    share: text,
    shared: text,
  }),
  apply: v.strictObject({
    heading: text,
    byEmail: ApplySchema,
    online: ApplySchema,
    missing: v.pipe(prose, v.description('For a position without an address to apply at.')),
  }),
  questions: LinkedSectionSchema,
  notFound: group('When a position is gone', {
    meta: MetaSchema,
    title: text,
    subtitle: text,
    ...SectionSchema.entries,
    openings: LinkSchema,
    resume: LinkSchema,
    retry: v.pipe(text, v.description('While positions cannot be looked up.')),
    more: count,
  }),
});
