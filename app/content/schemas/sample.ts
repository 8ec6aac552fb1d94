import * as v from 'valibot';
import { MetaSchema } from './page.ts';
import {
  DaySchema,
  InternalHrefSchema,
  SlugSchema,
  some,
  text,
  textBetween,
} from './primitives.ts';

/** Front matter of a sample document in app/content/samples; the file's name is the slug. Unknown fields are refused. */
export const SampleSchema = v.strictObject({
  id: SlugSchema,
  title: textBetween('the title', 10, 60),
  /** What it is a sample of, in a word or two. */
  kind: text('the kind of document'),
  /** What a reader finds in it, for lists. */
  summary: textBetween('the summary', 80, 200),
  description: textBetween('the description', 110, 160),
  /** The day that the document bears. */
  date: DaySchema,
  /** Its place in lists. */
  order: v.pipe(v.number('write the place in the list as a number'), v.integer()),
  /** Paths of the pages that link to it: services, stories, products. */
  shownOn: some(InternalHrefSchema),
});

/** A sample's front matter after parsing. */
export type SampleDocument = v.InferOutput<typeof SampleSchema>;

/** The list of samples, and the words around each. */
export const SamplesSchema = v.strictObject({
  meta: MetaSchema,
  header: v.strictObject({ title: text('the title'), subtitle: text('the subtitle') }),
  /** Above the samples where another page links to them. */
  heading: text('the heading'),
  text: text('the text'),
  /** The same above the other samples, on the page of one. */
  others: v.strictObject({ heading: text('the heading'), text: text('the text') }),
  all: text('the words of the link to the list'),
  /** Says on every sample that it is one. */
  notice: text('the notice'),
  organization: text('the invented organization'),
  dated: text('the word before the date'),
  print: text('the words of the button'),
});

/** The copy of the list of samples. */
export type Samples = v.InferOutput<typeof SamplesSchema>;
