import { readFileSync } from 'node:fs';
import { markdownSections } from '../../app/content/markdown-sections.ts';
import { contentModules, loadModule } from '../../app/content/schemas/index.ts';
import { markdownSlugs } from '../build/markdown-files.ts';
import { checkMarkdown } from './check-markdown.ts';
import type { Source } from './source.ts';

const sections = [...markdownSections, { folder: 'legal', base: '' }];

/** All typed content, as the checks of links and pictures read it. */
export async function readModules(): Promise<readonly Source[]> {
  const loaded = await Promise.all(
    contentModules.map(async (module) => ({ file: module.file, ...(await loadModule(module)) })),
  );
  return loaded.flatMap((module) => ('value' in module ? [module] : []));
}

/** All Markdown files. */
export interface MarkdownSources {
  /** Compiled, without those that are wrong. */
  readonly sources: readonly Source[];
  /** A line for each wrong field or file. */
  readonly problems: readonly string[];
  /** The addresses of all files, those of wrong ones too: a link to a page with a fault is no fault of its own. */
  readonly paths: readonly string[];
}

/** Reads and compiles all Markdown files. */
export function readMarkdown(): MarkdownSources {
  const sources: Source[] = [];
  const problems: string[] = [];
  const paths: string[] = [];
  for (const { folder, base } of sections) {
    for (const slug of markdownSlugs(folder)) {
      const file = `app/content/${folder}/${slug}.md`;
      const path = `${base}/${slug}`;
      paths.push(path);
      const page = checkMarkdown({ file, folder, slug, source: readFileSync(file, 'utf8') });
      if ('problems' in page) problems.push(...page.problems);
      else sources.push({ file, path, ...page });
    }
  }
  return { sources, problems, paths };
}
