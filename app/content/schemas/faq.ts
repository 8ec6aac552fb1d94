import * as v from 'valibot';
import { BriefClosingSchema, countEntries, pageEntries, SearchFieldSchema } from './page.ts';
import {
  areDistinct,
  group,
  IdSchema,
  LinkSchema,
  prose,
  StandingSchema,
  some,
  text,
} from './primitives.ts';

const QuestionSchema = v.strictObject({
  id: IdSchema,
  question: v.pipe(text('the question'), v.endsWith('?', 'end the question with ?')),
  answer: some(prose('a paragraph')),
  links: v.optional(v.pipe(v.array(LinkSchema), v.minLength(1, 'leave an empty list out'))),
  standing: v.optional(StandingSchema),
});

const FaqGroupSchema = v.strictObject({
  id: IdSchema,
  category: text('the category'),
  questions: some(QuestionSchema),
});

export const FaqSchema = v.strictObject({
  ...pageEntries,
  search: SearchFieldSchema,
  count: group('How many were found', countEntries),
  groupsLabel: text(
    'the name of the list of groups',
    'Read aloud to people who do not see the page.',
  ),
  empty: v.pipe(
    group('When nothing is found', { text: text('the message'), link: LinkSchema }),
    v.check(
      ({ text, link }) => text.includes(link.label),
      'let the message contain the words of its link',
    ),
  ),
  groups: v.pipe(
    some(FaqGroupSchema),
    v.check(
      (groups) => areDistinct(groups.flatMap(({ questions }) => questions.map(({ id }) => id))),
      'give every question an id of its own',
    ),
  ),
  permalink: text('the words of the link to a question'),
  closing: BriefClosingSchema,
});

export type Question = v.InferOutput<typeof QuestionSchema>;
