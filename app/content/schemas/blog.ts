import * as v from 'valibot';
import { blogCategories } from '../blog.ts';
import { ceoIdentity } from '../ceo-identity.ts';
import { longDate } from '../long-date.ts';
import { team } from '../team.ts';
import { pageEntries } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { DaySchema, SlugSchema, text, textBetween } from './primitives.ts';
import { CountSchema, LocalNewsletterSchema, SearchFieldSchema } from './resource-parts.ts';

/** Who may sign a post: the people of the team page. */
const authors = [ceoIdentity.name, ...team.staff.map(({ name }) => name)];

/**
 * Front matter of a post in app/content/blog; the file's name is the slug. Unknown fields are
 * refused, so that a misspelt one is noticed at build. Specification, section 3 (Blog post).
 */
export const BlogPostSchema = v.pipe(
  v.strictObject({
    id: SlugSchema,
    /** The page's h1 and the card's heading. */
    title: textBetween('the title', 20, 70),
    /** Shown on the card, and searched. */
    excerpt: textBetween('the excerpt', 120, 200),
    category: v.picklist(blogCategories, `choose one of: ${blogCategories.join(', ')}`),
    /** The day of publication. */
    published: DaySchema,
    /** The same day as readers see it. */
    date: text('the date in words'),
    /** A member of the team, by the name on the team page. */
    author: v.picklist(authors, `name a member of the team: ${authors.join(', ')}`),
    /** The day on which somebody last compared the post with the law. */
    reviewed: DaySchema,
    cover: pictureKeyOf('blog'),
    /** For search engines and link previews. */
    description: textBetween('the description', 110, 160),
  }),
  v.forward(
    v.partialCheck(
      [['published'], ['date']],
      (post) => longDate(post.published) === post.date,
      'name the day of `published` in words, such as September 18, 2025',
    ),
    ['date'],
  ),
  v.forward(
    v.partialCheck(
      [['published'], ['reviewed']],
      (post) => post.reviewed >= post.published,
      'name a day on or after `published`',
    ),
    ['reviewed'],
  ),
);

/** A post's front matter after parsing. */
export type BlogPost = v.InferOutput<typeof BlogPostSchema>;

/** Copy of the list of posts: labels, messages and the local newsletter form. */
export const BlogIndexSchema = v.strictObject({
  ...pageEntries,
  /** Above the list, for assistive technology. */
  listHeading: text('the heading of the list'),
  search: SearchFieldSchema,
  category: v.strictObject({
    label: text('the label of the category list'),
    all: v.literal('All Categories', 'the specification fixes this label as All Categories'),
    options: v.pipe(v.array(v.picklist(blogCategories)), v.length(blogCategories.length)),
  }),
  count: CountSchema,
  empty: text('the message for an empty list'),
  pagination: v.strictObject({
    label: text('the name of the navigation'),
    previous: text('the label'),
    position: text('the label'),
    next: text('the label'),
  }),
  /** Below a post: the way back and other posts to read. */
  post: v.strictObject({
    back: text('the text of the link back'),
    related: text('the heading above related posts'),
    by: text('the word before the author'),
    reviewed: text('the words before the day of the last legal review'),
  }),
  newsletter: LocalNewsletterSchema,
});

/** The copy of the list of posts. */
export type BlogIndex = v.InferOutput<typeof BlogIndexSchema>;
