import * as v from 'valibot';
import blog from '../data/blog.json' with { type: 'json' };
import team from '../data/team.json' with { type: 'json' };
import { organization } from '../organization.ts';
import { countEntries, pageEntries, SearchFieldSchema } from './page.ts';
import { PhotoSchema } from './photo.ts';
import {
  AliasesSchema,
  areDistinct,
  BodySchema,
  DaySchema,
  group,
  prose,
  some,
  text,
  textBetween,
} from './primitives.ts';

const categories = blog.category.options;

/** Who may sign a post: the people of the team page. */
const authors = [organization.ceo.name, ...team.staff.map(({ name }) => name)];

/** Front matter of a post in app/content/blog; the file's name is the slug. */
export const BlogPostSchema = v.strictObject({
  title: textBetween('the title', 20, 70),
  excerpt: textBetween('the excerpt', 120, 200, 'Shown on the card, and searched.'),
  category: v.picklist(categories, `choose one of: ${categories.join(', ')}`),
  published: DaySchema,
  author: v.picklist(
    authors,
    `name a member of the team in app/content/data/team.json: ${authors.join(', ')}`,
  ),
  reviewed: v.pipe(
    DaySchema,
    v.description('The day on which somebody last compared the post with the law.'),
  ),
  photo: PhotoSchema,
  description: textBetween('the description', 110, 160, 'For search engines and link previews.'),
  aliases: AliasesSchema,
  content: BodySchema,
});

export const BlogSchema = v.strictObject({
  ...pageEntries,
  listHeading: text('the heading of the list', 'Read aloud to people who do not see the page.'),
  search: SearchFieldSchema,
  category: group('Categories', {
    label: text('the label'),
    all: text('the words for every category'),
    options: v.pipe(
      some(text('a category')),
      v.check((texts) => areDistinct(texts), 'give every category words of its own'),
    ),
  }),
  count: group('How many posts there are', countEntries),
  empty: text('the message when nothing is found'),
  pagination: group('Pages of the list', {
    label: text('the name', 'Read aloud to people who do not see the page.'),
    previous: text('the way back'),
    position: text('where the reader is'),
    next: text('the way on'),
  }),
  post: group('Around a whole post', {
    back: text('the words of the link back'),
    related: text('the heading above related posts'),
    by: text('the word before the author'),
    reviewed: text('the words before the day of the review'),
  }),
  newsletter: v.strictObject({ title: text('the heading'), text: prose('the text') }),
});
