import * as v from 'valibot';
import type { employmentTypes, workArrangements } from '../job-options.ts';
import {
  HeadPictureSchema,
  LinkedSectionSchema,
  MetaSchema,
  pageEntries,
  SectionSchema,
} from './page.ts';
import { count, group, LinkSchema, prose, some, text } from './primitives.ts';

const FilterFieldSchema = v.strictObject({
  label: text('the label'),
  any: text('the option that leaves nothing out'),
});

/** Join Our Team. The jobs themselves come from the database. */
export const CareersSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(prose('a paragraph')),
    promises: some(text('a promise')),
  }),
  list: v.strictObject({
    heading: text('the heading'),
    loading: text('what shows while the list loads'),
    empty: prose('what shows when there is no position'),
    filter: v.strictObject({
      location: FilterFieldSchema,
      department: FilterFieldSchema,
      arrangement: FilterFieldSchema,
      pay: FilterFieldSchema,
      heading: text('the heading'),
      show: text('the words of the button'),
      all: text('the words of the link that shows every position'),
      none: text('what shows when no position matches'),
      clear: text('the words of the link that clears the filters'),
      unknownPay: text('the option for positions without a known pay in a year'),
      withoutPay: count('the words of the link to those'),
    }),
  }),
  resume: group('For those who find nothing that fits', LinkedSectionSchema.entries),
});

const employmentWords = {
  full_time: text('the words for full time'),
  part_time: text('the words for part time'),
  contract: text('the words for a contract'),
  temporary: text('the words for temporary work'),
  internship: text('the words for an internship'),
  volunteer: text('the words for volunteering'),
} satisfies Record<(typeof employmentTypes)[number], v.GenericSchema>;

const arrangementWords = {
  on_site: text('the words for work on site'),
  hybrid: text('the words for hybrid work'),
  remote: text('the words for remote work'),
} satisfies Record<(typeof workArrangements)[number], v.GenericSchema>;

export const JobPageSchema = v.strictObject({
  image: HeadPictureSchema,
  loading: text('what shows while the position loads'),
  back: LinkSchema,
  about: text('the heading above the description'),
  qualifications: text('the heading above the qualifications'),
  benefits: text('the heading above the benefits'),
  details: v.strictObject({
    heading: text('the heading'),
    location: text('the label of the place'),
    department: text('the label of the department'),
    pay: text('the label of the pay'),
    employment: text('the label of the employment type'),
    hours: text('the label of the hours'),
    arrangement: text('the label of the work arrangement'),
    closes: text('the label of the closing date'),
    addToCalendar: text('the words of the link to the calendar entry'),
  }),
  words: v.strictObject({
    employment: v.strictObject(employmentWords),
    arrangement: v.strictObject(arrangementWords),
    hours: text('the words after the number of hours'),
  }),
  hiring: v.strictObject({
    heading: text('the heading'),
    vacancy: v.strictObject({
      exists: prose('the statement that there is a vacancy'),
      none: prose('the statement that there is none'),
    }),
    ai: group('Artificial intelligence', {
      used: prose('the statement that artificial intelligence is used'),
      unused: prose('the statement that it is not used'),
    }),
    next: v.strictObject({ heading: text('the heading'), steps: some(prose('a step')) }),
    accommodation: v.strictObject({
      ...SectionSchema.entries,
      write: text('the words before the email address'),
    }),
  }),
  share: v.strictObject({
    copy: text('the words of the button that copies the link'),
    copied: text('what shows once it is copied'),
    refused: text('what shows when the browser refuses'),
    share: text('the words of the button that shares'),
    shared: text('what shows once it is shared'),
  }),
  apply: v.strictObject({
    heading: text('the heading'),
    byEmail: v.strictObject({ text: prose('the text'), button: text('the words of the button') }),
    online: v.strictObject({ text: prose('the text'), button: text('the words of the button') }),
    missing: prose('the text for a position without an address to apply at'),
  }),
  questions: LinkedSectionSchema,
  notFound: group('When a position is gone', {
    meta: MetaSchema,
    title: text('the title'),
    subtitle: text('the subtitle'),
    ...SectionSchema.entries,
    openings: LinkSchema,
    resume: LinkSchema,
    retry: text('the sentence while positions cannot be looked up'),
    more: count('the words of the link to the others'),
  }),
});
