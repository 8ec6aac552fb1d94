import * as v from 'valibot';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { fillFactsIn } from '../../app/content/fill-facts.ts';

/** The front matter of a Markdown file, filled in, and the text below it. Throws with how to fix what cannot be read. */
export function readFrontmatter(source: string): { frontmatter: unknown; text: string } {
  const page = new VFile(source);
  try {
    matter(page, { strip: true });
  } catch (error) {
    throw new Error(fixFor(error, source));
  }
  if (String(page) === source) {
    throw new Error(
      'front matter: begin the file with a line of ---, the fields, and another line of ---',
    );
  }
  return { frontmatter: fillFactsIn(page.data.matter), text: String(page) };
}

const YamlErrorSchema = v.object({
  linePos: v.tupleWithRest([v.object({ line: v.number() })], v.unknown()),
});

/** A colon, a brace or a quotation mark in an unquoted text is what makes front matter unreadable. */
function fixFor(error: unknown, source: string): string {
  if (!v.is(YamlErrorSchema, error)) return error instanceof Error ? error.message : String(error);
  // The parser counts from the line below the opening ---.
  const line = error.linePos[0].line + 1;
  const field = /^(\w+): /.exec(source.split('\n')[line - 1] ?? '')?.[1];
  return field
    ? `${field}: put the ${field} in quotes, as in ${field}: "…" (line ${line})`
    : `line ${line}: write each field on a line of its own, as in title: "…"`;
}
