import { bySlug, type MarkdownPage } from './markdown.ts';
import type { LegalPage } from './schemas/legal.ts';

/** The whole legal pages by their slugs, each loaded when it is asked for. */
export const legalFiles = bySlug(import.meta.glob<MarkdownPage<LegalPage>>('./legal/*.md'));
