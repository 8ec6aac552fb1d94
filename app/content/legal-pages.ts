import { type MarkdownPage, markdownHook } from './markdown.ts';
import type { LegalPage } from './schemas/legal.ts';

/** The whole legal page of a slug; see markdownHook. */
export const useLegalPage = markdownHook(
  'legal',
  import.meta.glob<MarkdownPage<LegalPage>>('./legal/*.md'),
);
