import * as v from 'valibot';
import { MetaSchema } from '../../app/content/schemas/page.ts';
import { type Source, textsOf } from './source.ts';

const ofMarkdown = /^(?:title|description|excerpt)$/;
const ofPage = /(?:^|\.)meta\.(title|description)$/;

/** Titles and descriptions of a length that search results cut, or that another page has; addresses that two claim; a line each. */
export function distinctProblems(sources: readonly Source[], pagePaths: readonly string[]) {
  const seen = new Map(pagePaths.map((path) => [`slug ${path}`, 'app/pages.ts']));
  return sources.flatMap(({ file, path, value }) => {
    const own = path === undefined ? ofPage : ofMarkdown;
    const slug = path === undefined ? [] : [{ field: 'slug', text: path }];
    const texts = [...slug, ...textsOf(value).filter(({ field }) => own.test(field))];
    return texts.flatMap(({ field, text }) => {
      const kind = field.replace(/.*\./, '');
      const other = seen.get(`${kind} ${text}`);
      seen.set(`${kind} ${text}`, other ?? file);
      const fix = other ? `choose another one, ${other} has the same` : lengthFix(field, text);
      return fix ? `${file}: ${field}: ${fix}` : [];
    });
  });
}

/** Data files and front matter have been held to it by their schemas. */
function lengthFix(field: string, text: string): string | undefined {
  const part = ofPage.exec(field)?.[1];
  if (part !== 'title' && part !== 'description') return undefined;
  return v.safeParse(MetaSchema.entries[part], text).issues?.[0].message;
}
