import * as v from 'valibot';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { fixLines } from '../../app/content/schemas/fix.ts';
import { frontmatterSchemas } from '../../app/content/schemas/registry-markdown.ts';
import { fillTexts } from './placeholders.ts';

/** A Markdown page as it was written: its file (for messages), its folder in app/content, its slug and its source. */
export interface MarkdownFile {
  readonly file: string;
  readonly folder: string;
  readonly slug: string;
  readonly source: string;
}

/**
 * A page's front matter, filled in, checked and with its slug, and the text below it. Throws an error with a line for
 * each fault: file, field and how to fix it.
 */
export function readFrontmatter({ file, folder, slug, source }: MarkdownFile) {
  const schema = frontmatterSchemas[folder];
  if (!schema) {
    throw new Error(
      `${file}: the folder: give it a schema in app/content/schemas/registry-markdown.ts, or move the file`,
    );
  }
  const page = new VFile(source);
  const result = v.safeParse(schema, matterOf(file, page));
  if (!result.success) throw new Error(fixLines(file, result.issues).join('\n'));
  return { frontmatter: { ...Object(result.output), slug }, text: String(page) };
}

/** Takes the front matter out of a page. */
function matterOf(file: string, page: VFile): unknown {
  const source = String(page);
  if (!/^---\r?\n(.*?\r?\n)?---\r?(\n|$)/s.test(source)) {
    throw new Error(
      `${file}: front matter: begin the file with a line of ---, the fields, and another line of ---`,
    );
  }
  try {
    matter(page, { strip: true });
    return fillTexts(page.data.matter);
  } catch (error) {
    throw new Error(`${file}: ${yamlFix(error, source)}`);
  }
}

const YamlErrorSchema = v.object({
  linePos: v.tupleWithRest([v.object({ line: v.number() })], v.unknown()),
});

/** A colon, a brace or a quotation mark in an unquoted text is what makes front matter unreadable. */
function yamlFix(error: unknown, source: string): string {
  if (!v.is(YamlErrorSchema, error)) return error instanceof Error ? error.message : String(error);
  // The parser counts from the line below the opening ---.
  const line = error.linePos[0].line + 1;
  const field = /^(\w+): /.exec(source.split('\n')[line - 1] ?? '')?.[1];
  return field
    ? `${field}: put the ${field} in quotes, as in ${field}: "…" (line ${line})`
    : `line ${line}: write each field on a line of its own, as in title: "…"`;
}
