import * as v from 'valibot';
import { BriefClosingSchema, pageEntries } from './page.ts';
import { LinkSchema, SlugSchema, some, text } from './primitives.ts';
import { CountSchema, distinctIds, SearchFieldSchema } from './resource-parts.ts';

/** One question; `id` is its stable address on the page (/resources/faq#id). */
const QuestionSchema = v.strictObject({
  id: SlugSchema,
  question: v.pipe(text('the question'), v.endsWith('?', 'end the question with ?')),
  /** Paragraphs of plain text. */
  answer: v.pipe(v.array(text('a paragraph')), v.minLength(1, 'write an answer')),
  /** Pages that say more, listed below the answer. */
  links: v.optional(v.pipe(v.array(LinkSchema), v.minLength(1, 'leave an empty list out'))),
});

/** One group with its questions. */
const FaqGroupSchema = v.strictObject({
  id: SlugSchema,
  category: text('the category'),
  questions: some(QuestionSchema),
});

/** The page of questions and answers. */
export const FaqSchema = v.strictObject({
  ...pageEntries,
  search: SearchFieldSchema,
  count: CountSchema,
  /** The name of the list that leads to the groups. */
  groupsLabel: text('the name of the list of groups'),
  /** The whole message, and the words in it that link to the contact page. */
  empty: v.strictObject({ text: text('the message'), link: LinkSchema }),
  groups: v.pipe(
    some(FaqGroupSchema),
    v.check(
      (groups) => distinctIds(groups.flatMap(({ questions }) => questions)),
      'give every question an id of its own',
    ),
  ),
  /** The link in each answer to the question's own address. */
  permalink: text('the label'),
  closing: BriefClosingSchema,
});

/** The copy of the page of questions and answers. */
export type Faq = v.InferOutput<typeof FaqSchema>;
/** One question with its answer. */
export type Question = v.InferOutput<typeof QuestionSchema>;
/** One group with its questions. */
export type FaqGroup = v.InferOutput<typeof FaqGroupSchema>;
