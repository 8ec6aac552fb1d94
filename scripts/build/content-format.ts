import { defineParser } from '@content-collections/core';
import * as v from 'valibot';
import { parse } from 'yaml';
import { fillFacts } from '../../app/content/fill-facts.ts';

const FieldsSchema = v.record(v.string(), v.unknown(), 'the file holds no fields');

/** Fields with every text in them filled in, however deep. */
function fillFactsIn(data: unknown) {
  const fill = (_: string, value: unknown) =>
    typeof value === 'string' ? fillFacts(value) : value;
  return v.parse(FieldsSchema, JSON.parse(JSON.stringify(data), fill));
}

/** A data file. Words in braces are filled in before it is checked, so that lengths are those of the page. */
export const json = defineParser((text) => fillFactsIn(JSON.parse(text)));

/** A Markdown file: the front matter, and the text below it as `content`. */
export const markdown = defineParser({
  hasContent: true,
  parse(source) {
    // Nobody sees the mark that Windows writes at the start of a file, or blanks behind a line.
    const file = source.replace(/^\uFEFF/, '');
    const fence = /^---[^\S\n]*\n(?:(.*?)\r?\n)?---[^\S\n]*(?:\n|$)/s;
    const [whole, yaml = ''] = fence.exec(file) ?? [];
    if (whole === undefined) {
      throw new Error('begin the file with a line of ---, the fields, and another line of ---');
    }
    // The blank line stands for the opening ---, so that lines are counted as in the file.
    const fields = v.parse(FieldsSchema, parse(`\n${yaml}`) ?? {});
    const filled = Object.entries(fields).filter(([, value]) => value !== null);
    return { ...fillFactsIn(Object.fromEntries(filled)), content: file.slice(whole.length) };
  },
});

/** A schema whose problems name their fields in one text each, as content-collections prints them. */
export function readable<Schema extends v.GenericSchema>(
  schema: Schema,
): Pick<Schema, '~standard'> {
  return {
    '~standard': {
      ...schema['~standard'],
      validate(value) {
        const { issues, output } = v.safeParse(schema, value);
        if (!issues) return { value: output };
        return {
          issues: issues.map((issue) => ({
            message: issue.message,
            path: [v.getDotPath(issue) ?? 'the whole'],
          })),
        };
      },
    },
  };
}
