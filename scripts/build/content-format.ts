import { defineParser } from '@content-collections/core';
import * as v from 'valibot';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { fillFactsIn } from '../../app/content/fill-facts.ts';
import { fixFor } from '../../app/content/schemas/faults.ts';

/** A data file: its placeholders are filled in before it is checked, so that lengths are those of the page. */
export const json = defineParser((text: string) => fillFactsIn(JSON.parse(text)));

/** A Markdown file: its front matter, filled in, and the text below as `content`. Throws with how to fix what cannot be read. */
export const markdown = defineParser({
  hasContent: true,
  parse(source: string) {
    const page = new VFile(source);
    try {
      matter(page, { strip: true });
    } catch (error) {
      throw new Error(frontMatterFix(error, source));
    }
    if (String(page) === source) {
      throw new Error(
        'front matter: begin the file with a line of ---, the fields, and another line of ---',
      );
    }
    return { ...fillFactsIn(Object(page.data.matter)), content: String(page) };
  },
});

const YamlErrorSchema = v.object({
  linePos: v.tupleWithRest([v.object({ line: v.number() })], v.unknown()),
});

/** A colon, a brace or a quotation mark in an unquoted text is what makes front matter unreadable. */
function frontMatterFix(error: unknown, source: string): string {
  if (!v.is(YamlErrorSchema, error)) return error instanceof Error ? error.message : String(error);
  // The parser counts from the line below the opening ---.
  const line = error.linePos[0].line + 1;
  const field = /^(\w+): /.exec(source.split('\n')[line - 1] ?? '')?.[1];
  return field
    ? `${field}: put the ${field} in quotes, as in ${field}: "…" (line ${line})`
    : `line ${line}: write each field on a line of its own, as in title: "…"`;
}

/** The same schema, whose faults name the field and the fix: content-collections prints a path's segments as they are. */
export function readable<Schema extends v.GenericSchema>(
  schema: Schema,
): Pick<Schema, '~standard'> {
  return {
    '~standard': {
      ...schema['~standard'],
      validate(value) {
        const { success, output, issues } = v.safeParse(schema, value);
        if (success) return { value: output };
        return {
          issues: issues.map((issue) => ({
            message: fixFor(issue),
            path: [v.getDotPath(issue) ?? 'the whole'],
          })),
        };
      },
    },
  };
}
