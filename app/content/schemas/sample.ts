import * as v from 'valibot';
import { plainPageEntries, SectionSchema } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import {
  AliasesSchema,
  BodySchema,
  DaySchema,
  group,
  InternalHrefSchema,
  prose,
  some,
  text,
  textBetween,
} from './primitives.ts';

/** Front matter of a sample document in app/content/samples; the file's name is the slug. */
export const SampleSchema = v.strictObject({
  title: textBetween('the title', 10, 60),
  summary: textBetween('the summary', 80, 200, 'What a reader finds in it, for lists.'),
  description: textBetween('the description', 110, 160, 'For search engines and link previews.'),
  date: v.pipe(DaySchema, v.description('The day that the document bears.')),
  picture: v.optional(
    v.pipe(pictureKeyOf('samples'), v.description('Its first page, shown in lists.')),
  ),
  order: v.pipe(
    v.number('write the place in the list as a number'),
    v.integer(),
    v.title('Place in the list'),
  ),
  shownOn: v.pipe(
    some(InternalHrefSchema),
    v.description('The pages that link to it: services, stories, products.'),
  ),
  request: v.pipe(
    InternalHrefSchema,
    v.title('Get this for your organization'),
    v.description('Where the button leads, such as /contact?interest=general-inquiry#form.'),
  ),
  aliases: AliasesSchema,
  content: BodySchema,
});

export const SamplesSchema = v.strictObject({
  ...plainPageEntries,
  heading: text('the heading', 'Above samples on other pages.'),
  text: prose('the text'),
  others: v.pipe(SectionSchema, v.title('Above the other samples, below one')),
  all: text('the words of the link to all'),
  disclaimer: text('the disclaimer on each sample'),
  stamp: textBetween('the word in the corner of each sheet', 3, 10),
  organization: text('the invented organization'),
  bar: group('Above a sample', {
    print: text('the words of the button for printing'),
    copy: text('the words of the button for copying'),
    copied: text('what that button says once the text is copied'),
    select: text('what it says when the browser refuses', 'The text is then selected.'),
    request: text('the words of the button that asks for such a document'),
  }),
});

/** A part of a sample document, shown on another page. */
export const ExcerptSchema = v.strictObject({
  sample: v.pipe(
    text('the document', 'One of the sample documents.'),
    v.metadata({
      widget: 'relation',
      collection: 'samples',
      value_field: '{{slug}}',
      display_fields: ['title'],
    }),
  ),
  section: text('the heading of the part', 'As in the document.'),
  link: text('the words of the link to the document'),
});

/** A part of a sample document with what it needs to be shown. */
export type Excerpt = v.InferOutput<typeof ExcerptSchema> & {
  readonly title: string;
  readonly organization: string;
  readonly disclaimer: string;
  readonly stamp: string;
  readonly path: string;
  readonly html: string;
};
