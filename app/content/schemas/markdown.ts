import type { GenericSchema } from 'valibot';
import { BlogPostSchema } from './blog.ts';
import { ImpactStorySchema } from './impact-story.ts';
import { LegalPageSchema } from './legal.ts';
import { SampleSchema } from './sample.ts';

/** The schema of the front matter in each folder of Markdown. */
export const frontmatterSchemas: Readonly<Record<string, GenericSchema>> = {
  blog: BlogPostSchema,
  'impact-stories': ImpactStorySchema,
  legal: LegalPageSchema,
  samples: SampleSchema,
};
