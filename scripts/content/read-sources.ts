import { readFileSync } from 'node:fs';
import { markdownSections } from '../../app/content/markdown-sections.ts';
import { contentModules, loadModule } from '../../app/content/schemas/index.ts';
import { compileMarkdown } from '../build/compile-markdown.ts';
import { markdownSlugs } from '../build/markdown-files.ts';
import type { Source } from './source.ts';

const sections = [...markdownSections, { folder: 'legal', base: '' }];

/** All typed content, as the checks of links and pictures read it. */
export async function readModules(): Promise<readonly Source[]> {
  const loaded = await Promise.all(
    contentModules.map(async (module) => ({ file: module.file, ...(await loadModule(module)) })),
  );
  return loaded.flatMap((module) => ('value' in module ? [module] : []));
}

/** All Markdown files compiled, and a line for each wrong field or file; a wrong file is left out. */
export function readMarkdown(): { sources: readonly Source[]; problems: readonly string[] } {
  const sources: Source[] = [];
  const problems: string[] = [];
  for (const { folder, base } of sections) {
    for (const slug of markdownSlugs(folder)) {
      const place = { file: `app/content/${folder}/${slug}.md`, folder, slug };
      const read = readPage(place, `${base}/${slug}`);
      if (read.source) sources.push(read.source);
      else problems.push(...read.problems);
    }
  }
  return { sources, problems };
}

function readPage(
  place: { file: string; folder: string; slug: string },
  path: string,
): { source: Source } | { source?: never; problems: readonly string[] } {
  const source = readFileSync(place.file, 'utf8');
  try {
    const { html, frontmatter } = compileMarkdown({ ...place, source });
    return { source: { file: place.file, path, value: frontmatter, html } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const named = message.startsWith(place.file);
    return { problems: named ? message.split('\n') : [`${place.file}: the text: ${message}`] };
  }
}
