import { sectionOf } from '../content/markdown-sections.ts';
import { askedQuestions } from '../content/search-words.ts';
import { pages } from '../pages.ts';
import { excerptOf, type Kind, type SearchDocument } from './documents.ts';

const labels: ReadonlyMap<string, string> = new Map(pages.map(({ path, label }) => [path, label]));

/** What is found: a whole page, unless it says otherwise. */
export function newDocument(
  found: Pick<SearchDocument, 'id' | 'title' | 'text'> & Partial<SearchDocument>,
): SearchDocument {
  return {
    kind: kindOf(found.id),
    page: '',
    label: labels.get(found.id) ?? '',
    asked: askedQuestions[found.id]?.join(' ') ?? '',
    excerpt: excerptOf(found.text),
    ...found,
  };
}

function kindOf(path: string): Kind {
  const isPolicy = pages.some((page) => page.path === path && page.module === 'legal');
  return sectionOf(path)?.kind ?? (isPolicy ? 'Policy' : 'Page');
}
