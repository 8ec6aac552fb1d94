import * as v from 'valibot';
import { BlogPostSchema } from './blog.ts';
import { ImpactStorySchema } from './impact-story.ts';
import { BodySchema, DaySchema, prose, textBetween } from './primitives.ts';
import { SampleSchema } from './sample.ts';

const LegalPageSchema = v.strictObject({
  title: textBetween('the title', 1, 60),
  description: textBetween('the description', 110, 160, 'For search engines and link previews.'),
  subtitle: prose('the subtitle'),
  updated: v.pipe(DaySchema, v.description('The day of the last change to the text’s meaning.')),
  content: BodySchema,
});

/** The front matter of the Markdown files in each folder of app/content. */
export const frontmatterSchemas = {
  blog: BlogPostSchema,
  'impact-stories': ImpactStorySchema,
  legal: LegalPageSchema,
  samples: SampleSchema,
} as const;
