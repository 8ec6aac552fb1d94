import { defineParser } from '@content-collections/core';
import * as v from 'valibot';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { fillFactsIn } from '../../app/text/fill-facts.ts';
import { parseJson, problemsOf } from '../content/schema-problems.ts';

/** A data file. Words in braces are filled in before it is checked, so that lengths are those of the page. */
export const json = defineParser(orUnreadable((text) => fillFactsIn(parseJson(text))));

/** A Markdown file: the front matter, and the text below it as `content`. */
export const markdown = defineParser({
  hasContent: true,
  parse: orUnreadable((source) => {
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
    return { ...fillFactsIn(page.data.matter), content: String(page) };
  }),
});

/** Turns what cannot be read into a problem of the schema, because content-collections drops what a parser throws. */
function orUnreadable(parse: (text: string) => Record<string, unknown>) {
  return (text: string) => {
    try {
      return parse(text);
    } catch (error) {
      return { unreadable: error instanceof Error ? error.message : String(error) };
    }
  };
}

const UnreadableSchema = v.strictObject({ unreadable: v.string() });

const YamlErrorSchema = v.object({
  linePos: v.tupleWithRest([v.object({ line: v.number() })], v.unknown()),
});

/** Most often a text with a colon, a brace or a quotation mark needs quotes. */
function frontMatterFix(error: unknown, source: string): string {
  if (!v.is(YamlErrorSchema, error)) return error instanceof Error ? error.message : String(error);
  // The parser counts from the line below the opening ---.
  const line = error.linePos[0].line + 1;
  const field = /^(\w+): /.exec(source.split('\n')[line - 1] ?? '')?.[1];
  return field
    ? `${field}: put the ${field} in quotes, as in ${field}: "…" (line ${line})`
    : `line ${line}: write each field on a line of its own, as in title: "…"`;
}

/** A schema whose messages name the field and the fix, as content-collections prints them. */
export function readable<Schema extends v.GenericSchema>(
  schema: Schema,
): Pick<Schema, '~standard'> {
  return {
    '~standard': {
      ...schema['~standard'],
      validate(value) {
        if (v.is(UnreadableSchema, value)) {
          const [field = '', ...fix] = value.unreadable.split(': ');
          return { issues: [{ message: fix.join(': '), path: [field] }] };
        }
        const problems = problemsOf(schema, value);
        if (problems.length === 0) return { value: v.parse(schema, value) };
        return { issues: problems.map(({ field, fix }) => ({ message: fix, path: [field] })) };
      },
    },
  };
}
