import type { ExcerptPlace } from '../../app/content/schemas/page.ts';
import { compileMarkdown } from './compile-markdown.ts';

interface Document {
  readonly title: string;
  readonly content: string;
  readonly _meta: { readonly path: string };
}

/** The sheets of a sample document: a rule begins one. */
export const pagesOf = (html: string) => html.split('<hr>');

/** A section of a sample document, up to the end of its sheet. Throws with the fix when there is none. */
export function partOf(
  { sample, section }: ExcerptPlace,
  file: string,
  documents: readonly Document[],
) {
  const found = documents.find(({ _meta }) => _meta.path === sample);
  const part = found?.content.split(/^## /m).find((each) => each.startsWith(`${section}\n`));
  if (!found || !part)
    throw new Error(`${file}: app/content/samples/${sample}.md has no section “${section}”`);
  const [html = ''] = pagesOf(compileMarkdown(part.slice(section.length)).html);
  return { title: found.title, path: `/resources/samples/${sample}`, html };
}

/** The first phrase of an excerpt that has a note, with its paragraph. Throws with the fix when there is none. */
export function notedIn(html: string, file: string) {
  const [, paragraph, note] =
    /<div class="noted"><p>(.*?)<\/p><details.*?<p>(.*?)<\/p>/s.exec(html) ?? [];
  if (paragraph && note) return { paragraph, note };
  throw new Error(`${file}: work: choose a section that has a note`);
}
