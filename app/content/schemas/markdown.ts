import * as v from 'valibot';
import blog from '../data/blog.json' with { type: 'json' };
import team from '../data/team.json' with { type: 'json' };
import { localDay } from '../local-day.ts';
import { organization } from '../organization.ts';
import { AgreedSchema } from './facts.ts';
import { PhotoSchema } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { DaySchema, InternalHrefSchema, prose, some, text, textBetween } from './primitives.ts';

const description = textBetween(110, 160, 'For search engines and link previews.');

/** Where a text stood before its slug was changed; the editor keeps this list itself. */
const aliases = v.optional(v.pipe(v.array(InternalHrefSchema), v.metadata({ hidden: true })));

/** The text below the front matter; the editor has its own field for it. */
const content = v.pipe(v.string(), v.metadata({ hidden: true }));

const categories = blog.category.options;

/** Who may sign a post: the people of the team page. */
const authors = [organization.ceo.name, ...team.staff.map(({ name }) => name)];

const PostFieldsSchema = v.strictObject({
  title: textBetween(20, 70),
  excerpt: textBetween(120, 200, 'Shown on the card, and searched.'),
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
  description,
  aliases,
  content,
});

const BlogPostSchema = v.pipe(
  PostFieldsSchema,
  v.forward(
    v.partialCheck(
      [['published'], ['reviewed']],
      ({ published, reviewed }) =>
        reviewed >= published && (reviewed <= localDay() || reviewed === published),
      'write a day from that of publication until today',
    ),
    ['reviewed'],
  ),
);

const ImpactStorySchema = v.strictObject({
  clientName: text,
  title: textBetween(20, 80),
  challenge: textBetween(60, 320),
  solution: textBetween(60, 320),
  outcome: textBetween(60, 320),
  figure: v.optional(v.strictObject({ value: v.pipe(text, v.description('Such as 80%.')), text })),
  testimonial: prose,
  testimonialAuthor: v.pipe(text, v.description('A role and an organization.')),
  agreed: AgreedSchema,
  sector: text,
  cover: pictureKeyOf('stories'),
  logo: pictureKeyOf('logos'),
  description,
  services: v.pipe(
    some(
      v.pipe(
        v.string(),
        v.startsWith('/services/', 'write an address such as /services/governance'),
      ),
    ),
    v.description('The services that the story shows at work, such as /services/governance.'),
  ),
  aliases,
  content,
});

const LegalPageSchema = v.strictObject({
  title: textBetween(1, 60),
  description,
  subtitle: prose,
  updated: v.pipe(DaySchema, v.description('The day of the last change to the text’s meaning.')),
  content,
});

const SampleSchema = v.strictObject({
  title: textBetween(10, 60),
  summary: textBetween(30, 60, 'What a reader finds in it, under its picture.'),
  description,
  date: v.pipe(DaySchema, v.description('The day that the document bears.')),
  picture: v.optional(
    v.pipe(pictureKeyOf('samples'), v.description('Its first page, shown in lists.')),
  ),
  order: v.pipe(v.number('write the place in the list as a number'), v.integer()),
  shownOn: v.pipe(
    some(InternalHrefSchema),
    v.description('The pages that link to it: services, stories, products.'),
  ),
  request: v.pipe(
    InternalHrefSchema,
    v.description('Where the button leads, such as /contact?interest=general-inquiry#form.'),
  ),
  kind: v.optional(
    v.pipe(v.picklist(['sample', 'template']), v.description('A template holds nothing invented.')),
    'sample',
  ),
  aliases,
  content,
});

/** The front matter of the Markdown files in each folder of app/content; a file's name is its slug. */
export const frontmatterSchemas = {
  blog: BlogPostSchema,
  'impact-stories': ImpactStorySchema,
  legal: LegalPageSchema,
  samples: SampleSchema,
} as const;
