import { defineParser } from '@content-collections/core';
import * as v from 'valibot';
import { parse, YAMLParseError } from 'yaml';
import { fillFacts } from '../../app/text/fill-facts.ts';
import { parseJson, problemsOf } from '../content/schema-problems.ts';

const FieldsSchema = v.record(v.string(), v.unknown(), 'the file holds no fields');

/** Fields with every text in them filled in, however deep. */
function fillFactsIn(data: unknown) {
  const fill = (_: string, value: unknown) =>
    typeof value === 'string' ? fillFacts(value) : value;
  return v.parse(FieldsSchema, JSON.parse(JSON.stringify(data), fill));
}

/** A data file. Words in braces are filled in before it is checked, so that lengths are those of the page. */
export const json = defineParser((text) => fillFactsIn(parseJson(text)));

/** A Markdown file: the front matter, and the text below it as `content`. */
export const markdown = defineParser({
  hasContent: true,
  parse(source) {
    const { fields, body } = splitFrontMatter(source);
    return { ...fillFactsIn(fields), content: body };
  },
});

function splitFrontMatter(source: string): { fields: unknown; body: string } {
  const [whole = '', yaml = ''] = /^---\r?\n(?:(.*?)\r?\n)?---(?:\r?\n|$)/s.exec(source) ?? [];
  if (whole === '') {
    throw new Error(
      'front matter: begin the file with a line of ---, the fields, and another line of ---',
    );
  }
  try {
    return { fields: parse(yaml) ?? {}, body: source.slice(whole.length) };
  } catch (error) {
    throw new Error(frontMatterFix(error, source));
  }
}

/** Most often a text with a colon, a brace or a quotation mark needs quotes, or one of its quotes is missing. */
function frontMatterFix(error: unknown, source: string): string {
  const place = error instanceof YAMLParseError && error.linePos?.[0];
  if (!place) return error instanceof Error ? error.message : String(error);
  // The parser counts from the line below the opening ---.
  const line = place.line + 1;
  const lines = source.split('\n').slice(0, line);
  // It goes on over the next lines in search of the end of a quotation.
  const open = lines.findIndex((each) => /^\w+: (["'])(?!.*\1\s*$)/.test(each)) + 1;
  const field = /^(\w+):/.exec(lines[(open || line) - 1] ?? '')?.[1];
  if (open) return `${field}: line ${open}: end the text with the quotation mark it begins with`;
  return field
    ? `${field}: line ${line}: put the ${field} in quotes, as in ${field}: "…"`
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
        const problems = problemsOf(schema, value);
        if (problems.length === 0) return { value: v.parse(schema, value) };
        return { issues: problems.map(({ field, fix }) => ({ message: fix, path: [field] })) };
      },
    },
  };
}
