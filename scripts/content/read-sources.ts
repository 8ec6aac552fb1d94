import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { markdownSections } from '../../app/content/markdown-sections.ts';
import { contentModules, loadModule } from '../../app/content/schemas/index.ts';
import { SlugSchema } from '../../app/content/schemas/primitives.ts';
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
      const place = { file: `app/content/${folder}/${slug}.md`, folder, slug };
      const path = `${base}/${slug}`;
      paths.push(path);
      const read = readPage(place, path);
      if (read.source) sources.push(read.source);
      else problems.push(...read.problems);
    }
  }
  return { sources, problems, paths };
}

function readPage(
  place: { file: string; folder: string; slug: string },
  path: string,
): { source: Source } | { source?: never; problems: readonly string[] } {
  if (!v.is(SlugSchema, place.slug)) {
    return {
      problems: [
        `${place.file}: the file’s name: it becomes the address; use lower-case letters, figures and single hyphens, such as my-post.md`,
      ],
    };
  }
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
