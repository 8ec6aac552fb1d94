import * as v from 'valibot';
import { blog } from '../blog.ts';
import team from '../data/team.json' with { type: 'json' };
import { organization } from '../organization.ts';
import { PhotoSchema } from './photo.ts';
import { pictureKeyOf } from './picture-key.ts';
import { AliasesSchema, BodySchema, DaySchema, textBetween } from './primitives.ts';

const categories = blog.category.options;

/** Who may sign a post: the people of the team page. */
const authors = [organization.ceo.name, ...team.staff.map(({ name }) => name)];

/** Front matter of a post in app/content/blog; the file's name is the slug. */
export const BlogPostSchema = v.pipe(
  v.strictObject({
    title: textBetween('the title', 20, 70),
    excerpt: textBetween('the excerpt', 120, 200, 'Shown on the card, and searched.'),
    category: v.picklist(categories, `choose one of: ${categories.join(', ')}`),
    published: DaySchema,
    author: v.picklist(authors, `name a member of the team: ${authors.join(', ')}`),
    reviewed: v.pipe(
      DaySchema,
      v.description('The day on which somebody last compared the post with the law.'),
    ),
    cover: pictureKeyOf('blog'),
    photo: PhotoSchema,
    description: textBetween('the description', 110, 160, 'For search engines and link previews.'),
    aliases: AliasesSchema,
    content: BodySchema,
  }),
  v.forward(
    v.partialCheck(
      [['published'], ['reviewed']],
      (post) => post.reviewed >= post.published,
      'name a day on or after `published`',
    ),
    ['reviewed'],
  ),
);

/** A post's front matter. */
export type BlogPost = v.InferOutput<typeof BlogPostSchema>;
