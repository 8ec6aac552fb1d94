import * as v from 'valibot';
import { fixLines } from '../../app/content/schemas/fix.ts';
import { MetaSchema } from '../../app/content/schemas/page.ts';
import type { Source } from './source.ts';

/** Titles and descriptions for search engines that are too short, too long or those of another page, a line each. */
export function metaProblems(sources: readonly Source[]): readonly string[] {
  const seen = new Map<string, string>();
  return sources.flatMap(({ file, value }) =>
    metasOf(value).flatMap(({ field, meta }) => {
      const { success, issues, output } = v.safeParse(MetaSchema, meta);
      if (!success) return fixLines(file, issues).map((line) => line.replace(': ', `: ${field}.`));
      return Object.entries(output).flatMap(([part, text]) => {
        const other = seen.get(`${part} ${text}`);
        seen.set(`${part} ${text}`, other ?? file);
        return other ? `${file}: ${field}.${part}: write another one, ${other} has the same` : [];
      });
    }),
  );
}

/** Every `meta` with a title, however deep. */
function metasOf(value: unknown, path = ''): readonly { field: string; meta: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = path ? `${path}.${key}` : key;
    return key === 'meta' && 'title' in Object(inner)
      ? [{ field, meta: inner }]
      : metasOf(inner, field);
  });
}
