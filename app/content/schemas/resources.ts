import * as v from 'valibot';
import { pageEntries, plainPageEntries } from './page.ts';
import { areDistinct, count, IconSchema, LinkSchema, prose, some, text } from './primitives.ts';

export const ResourcesSchema = v.strictObject({
  ...pageEntries,
  intro: prose('the introduction'),
  cards: some(
    v.strictObject({
      icon: IconSchema,
      title: text('the title'),
      text: prose('the text'),
      link: LinkSchema,
    }),
  ),
  newest: text('the heading above the newest article'),
  featured: v.pipe(
    v.strictObject({
      label: text('the label'),
      title: text('the title'),
      text: prose('the text'),
      byline: text('who wrote it and when'),
      link: LinkSchema,
    }),
    v.title('Featured insight'),
    v.description(
      'Folded away while its title stands in brackets; write your own over the brackets.',
    ),
  ),
  newsletter: v.strictObject({ title: text('the heading'), text: prose('the text') }),
});

/** What visitors type, where the pages use other words. */
export const SearchWordsSchema = v.strictObject({
  alike: v.pipe(
    some(text('words that mean the same', 'With blanks between them; a word in one line only.')),
    v.check(
      (lines) => areDistinct(lines.flatMap((line) => line.split(' '))),
      'let each word stand in one line only',
    ),
    v.title('Words that mean the same'),
  ),
  asked: v.pipe(
    some(
      v.strictObject({
        page: text('the page', 'Its address, or Position for every open position.'),
        questions: prose('what people ask', 'That this page answers in other words.'),
      }),
    ),
    v.title('What people ask, by the page that answers'),
  ),
  ignored: v.pipe(some(text('words')), v.title('Words that are not searched for')),
});

export const SearchSchema = v.strictObject({
  ...plainPageEntries,
  label: text('the label of the search field'),
  hint: text('the hint'),
  button: text('the words of the button'),
  suggestions: v.strictObject({ heading: text('the heading'), items: some(text('a search')) }),
  count: v.strictObject({
    none: v.pipe(
      text('the words for no result', 'What was searched for stands where {query} is.'),
      v.includes('{query}', 'keep {query} in the text'),
    ),
    one: text('the words for one result'),
    many: count('the words for several'),
  }),
  empty: prose('what to do when nothing is found'),
  incomplete: prose('what to do while pages cannot be searched'),
  contact: LinkSchema,
});
