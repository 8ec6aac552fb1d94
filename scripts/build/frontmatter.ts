import * as v from 'valibot';
import { BlogPostSchema } from '../../app/content/schemas/blog.ts';
import { ImpactStorySchema } from '../../app/content/schemas/impact-story.ts';
import { LegalPageSchema } from '../../app/content/schemas/legal.ts';
import { mendFor } from '../../app/content/schemas/mend.ts';
import { SampleSchema } from '../../app/content/schemas/sample.ts';

const schemas: Readonly<Record<string, v.GenericSchema>> = {
  blog: BlogPostSchema,
  'impact-stories': ImpactStorySchema,
  legal: LegalPageSchema,
  samples: SampleSchema,
};

/** Where a Markdown page stands: its file (for messages), its folder in app/content and its slug. */
export interface MarkdownPlace {
  readonly file: string;
  readonly folder: string;
  readonly slug: string;
}

/** What is wrong in a page's front matter, a line each: file, field and how to mend it. */
export function frontmatterProblems(page: MarkdownPlace, data: unknown): readonly string[] {
  const result = v.safeParse(schemaFor(page), data);
  return result.success ? [] : result.issues.map((issue) => lineOf(page.file, issue));
}

/** The front matter of a page with its slug. Throws an error with a line for each wrong field. */
export function parseFrontmatter(page: MarkdownPlace, data: unknown) {
  const result = v.safeParse(schemaFor(page), data);
  if (result.success) return { ...Object(result.output), slug: page.slug };
  throw new Error(result.issues.map((issue) => lineOf(page.file, issue)).join('\n'));
}

function schemaFor(page: MarkdownPlace): v.GenericSchema {
  const schema = schemas[page.folder];
  if (schema) return schema;
  throw new Error(
    `${page.file}: the folder: give it a schema in scripts/build/frontmatter.ts, or move the file`,
  );
}

function lineOf(file: string, issue: v.BaseIssue<unknown>): string {
  return `${file}: ${v.getDotPath(issue) ?? 'front matter'}: ${mendFor(issue)}`;
}
