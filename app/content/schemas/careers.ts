import * as v from 'valibot';
import { employmentTypes, workArrangements } from '../job-options.ts';
import { MetaSchema, pageEntries } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { LinkSchema, some, text } from './primitives.ts';

/** A word for each value that a column may have. */
const wordsFor = <const Value extends string>(values: readonly Value[]) =>
  v.record(v.picklist(values), text('the words'));

const emptyBeginning =
  'We currently do not have any open positions, but we are always looking for talented people!';

const filterTexts = v.strictObject({ label: text('the label'), any: text('the choice of all') });

/** /careers, with the texts of section 4 and 8. */
export const CareersSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject({
    heading: text('the heading'),
    paragraphs: some(text('a paragraph')),
    promises: some(text('a promise')),
  }),
  list: v.strictObject({
    heading: text('the heading'),
    loading: v.literal('Loading current opportunities...'),
    empty: v.pipe(text('the empty state'), v.startsWith(emptyBeginning)),
    view: text('the words of the link of a card'),
    closes: text('the word before "in 6 days"'),
    filter: v.strictObject({
      location: filterTexts,
      department: filterTexts,
      arrangement: filterTexts,
      pay: filterTexts,
      show: text('the button'),
      all: text('the link to the whole list'),
    }),
  }),
  resume: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    link: LinkSchema,
  }),
});

/** /careers/{slug}, with the texts of section 2 and 8. */
export const JobPageSchema = v.strictObject({
  image: pictureKeyOf('heroes'),
  loading: v.literal('Loading job details...'),
  back: LinkSchema,
  about: v.literal('About the Role'),
  qualifications: v.literal("Who We're Looking For"),
  benefits: v.literal('What We Offer'),
  details: v.strictObject({
    heading: v.literal('Job Details'),
    location: text('the label'),
    department: text('the label'),
    pay: text('the label'),
    employment: text('the label'),
    hours: text('the label'),
    arrangement: text('the label'),
    closes: text('the label'),
    addToCalendar: text('the link'),
  }),
  words: v.strictObject({
    employment: wordsFor(employmentTypes),
    arrangement: wordsFor(workArrangements),
    hours: text('the words after the number'),
  }),
  hiring: v.strictObject({
    heading: text('the heading'),
    vacancy: v.strictObject({ exists: text('the sentence'), none: text('the sentence') }),
    ai: v.strictObject({ used: text('the sentence'), unused: text('the sentence') }),
    next: v.strictObject({ heading: text('the heading'), steps: some(text('a step')) }),
    accommodation: v.strictObject({
      heading: text('the heading'),
      text: text('the sentence of a position without its own'),
      write: text('the sentence that names the address'),
    }),
  }),
  share: v.strictObject({
    copy: text('the button'),
    copied: text('the notice'),
    refused: text('the notice when the browser refuses'),
    share: text('the button'),
    shared: text('the notice'),
  }),
  apply: v.strictObject({
    heading: v.literal('How to Apply'),
    byEmail: v.strictObject({ text: text('the text'), button: v.literal('Apply via Email') }),
    online: v.strictObject({ text: text('the text'), button: v.literal('Apply Now') }),
    /** When a job has no usable address to apply to. */
    missing: text('the text'),
  }),
  questions: v.strictObject({
    heading: v.literal('Questions About This Role?'),
    text: text('the text'),
    link: LinkSchema,
  }),
  notFound: v.strictObject({
    meta: MetaSchema,
    title: v.literal('Job Not Found'),
    subtitle: v.literal(
      "The position you're looking for may have been filled or is no longer available.",
    ),
    heading: v.literal('This position is no longer available'),
    text: text('the text'),
    openings: v.strictObject({
      label: v.literal('View All Openings'),
      href: v.literal('/careers'),
    }),
    resume: v.strictObject({ label: v.literal('Submit Your Resume'), href: v.literal('/contact') }),
    /** When nobody can say whether there is such a job: the specification shows the same view. */
    unknown: v.strictObject({ meta: MetaSchema, text: text('the text') }),
  }),
});

/** The careers page. */
export type Careers = v.InferOutput<typeof CareersSchema>;
/** A job's page. */
export type JobPage = v.InferOutput<typeof JobPageSchema>;
