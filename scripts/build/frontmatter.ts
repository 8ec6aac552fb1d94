import * as v from 'valibot';
import type { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { BlogPostSchema } from '../../app/content/schemas/blog.ts';
import { fixFor } from '../../app/content/schemas/fix.ts';
import { ImpactStorySchema } from '../../app/content/schemas/impact-story.ts';
import { LegalPageSchema } from '../../app/content/schemas/legal.ts';
import { SampleSchema } from '../../app/content/schemas/sample.ts';
import { fillTexts } from './placeholders.ts';

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

/**
 * A page's front matter with its placeholders filled in, not yet checked. Throws with the file, the field and the fix
 * where it is no YAML or names a placeholder that does not exist.
 */
export function readFrontmatter({ file }: MarkdownPlace, page: VFile): unknown {
  if (!/^---\r?\n(.*?\r?\n)?---\r?(\n|$)/s.test(String(page))) {
    throw new Error(
      `${file}: front matter: begin the file with a line of ---, the fields, and another line of ---`,
    );
  }
  try {
    matter(page);
    return fillTexts(page.data.matter);
  } catch (error) {
    throw new Error(`${file}: ${yamlFix(error, String(page))}`);
  }
}

/** What is wrong in a page's front matter, a line each: file, field and how to fix it. */
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
  return `${file}: ${v.getDotPath(issue) ?? 'front matter'}: ${fixFor(issue)}`;
}

const YamlErrorSchema = v.object({
  code: v.string(),
  linePos: v.tupleWithRest([v.object({ line: v.number() })], v.unknown()),
});

/** A colon, a brace or a quotation mark in an unquoted text is what makes front matter unreadable. */
function yamlFix(error: unknown, source: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const yaml = v.safeParse(YamlErrorSchema, error);
  if (!yaml.success) return message;
  // The parser counts from the line below the opening ---.
  const line = yaml.output.linePos[0].line + 1;
  const field = /^(\w+): /.exec(source.split('\n')[line - 1] ?? '')?.[1];
  return field
    ? `${field}: put the ${field} in quotes, as in ${field}: "…" (line ${line})`
    : `line ${line}: write each field on a line of its own, as in title: "…"`;
}
