import * as v from 'valibot';
import { blogCategories } from '../blog.ts';
import { pageEntries } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { SlugSchema, text, textBetween } from './primitives.ts';
import { CountSchema, LocalNewsletterSchema, SearchFieldSchema } from './resource-parts.ts';

/** How a date reads on a post: 2025-09-18 becomes "September 18, 2025". */
const display = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** True when the date in words names the same day as the machine-readable one. */
const saysTheSameDay = (post: { published: string; date: string }) => {
  const day = new Date(`${post.published}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && display.format(day) === post.date;
};

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
    /** The day of publication, as YYYY-MM-DD. */
    published: v.pipe(
      v.string('write the date as YYYY-MM-DD'),
      v.isoDate('write the date as YYYY-MM-DD'),
    ),
    /** The same day as readers see it. */
    date: text('the date in words'),
    /** A team of the organization rather than a person. */
    author: text('the author'),
    cover: pictureKeyOf('blog'),
    /** For search engines and link previews. */
    description: textBetween('the description', 110, 160),
  }),
  v.forward(
    v.partialCheck(
      [['published'], ['date']],
      (post) => saysTheSameDay(post),
      'name the day of `published` in words, such as September 18, 2025',
    ),
    ['date'],
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
  readPost: text('the text of the link on a card'),
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
  }),
  newsletter: LocalNewsletterSchema,
});

/** The copy of the list of posts. */
export type BlogIndex = v.InferOutput<typeof BlogIndexSchema>;
