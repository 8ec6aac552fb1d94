import { BlogPostSchema } from './blog.ts';
import { ImpactStorySchema } from './impact-story.ts';
import { LegalPageSchema } from './legal.ts';
import { SampleSchema } from './sample.ts';

export const frontmatterSchemas = {
  blog: BlogPostSchema,
  'impact-stories': ImpactStorySchema,
  legal: LegalPageSchema,
  samples: SampleSchema,
} as const;
