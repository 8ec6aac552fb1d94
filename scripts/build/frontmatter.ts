import * as v from 'valibot';
import { BlogPostSchema } from '../../app/content/schemas/blog.ts';
import { ImpactStorySchema } from '../../app/content/schemas/impact-story.ts';
import { LegalPageSchema } from '../../app/content/schemas/legal.ts';

const schemas: Readonly<Record<string, v.GenericSchema>> = {
  blog: BlogPostSchema,
  'impact-stories': ImpactStorySchema,
  legal: LegalPageSchema,
};

/**
 * The front matter of a page of this folder, with its slug (the file's name).
 * Throws an error that names the file, each wrong field and what is expected there.
 */
export function parseFrontmatter(
  page: { file: string; folder: string; slug: string },
  data: unknown,
) {
  const schema = schemas[page.folder];
  if (!schema)
    throw new Error(
      `${page.file}: no schema for this folder; add one to scripts/build/frontmatter.ts`,
    );
  const result = v.safeParse(schema, data);
  if (result.success) return { ...Object(result.output), slug: page.slug };
  const problems = result.issues.map(
    (issue) => `  ${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`,
  );
  throw new Error(`${page.file}: mend these fields of the front matter\n${problems.join('\n')}`);
}
