import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { markdownSections } from '../../app/content/markdown-sections.ts';
import { readData } from '../../app/content/read-data.ts';
import { dataFile, fixLines } from '../../app/content/schemas/data.ts';
import { frontmatterSchemas } from '../../app/content/schemas/markdown.ts';
import { SlugSchema } from '../../app/content/schemas/primitives.ts';
import { compileMarkdown } from '../build/compile-markdown.ts';
import { markdownSlugs } from '../build/markdown-files.ts';
import { dataNames, linesOf } from './data-problems.ts';
import { moduleFault } from './module-fault.ts';
import type { Source } from './source.ts';

const sections = [...markdownSections, { folder: 'legal', base: '' }] as const;

/** The data files and the modules of app/content, as the checks of links and pictures read them. */
export async function readContent() {
  const sources: Source[] = dataNames.map((name) => {
    const file = dataFile(name);
    return { file, value: readData(name, JSON.parse(readFileSync(file, 'utf8'))) };
  });
  const problems: string[] = [];
  for (const file of globSync('app/content/{*,services/*}.ts').sort()) {
    const code = readFileSync(file, 'utf8');
    // Only Vite can list a folder's Markdown for a module; that is read below.
    if (code.includes('import.meta.glob')) continue;
    try {
      const exported: unknown = await import(resolve(file));
      if (!code.includes('/data/')) sources.push({ file, value: { ...Object(exported) } });
    } catch (error) {
      const fault = moduleFault(error);
      problems.push(...(fault ? [fault] : linesOf(file, error)));
    }
  }
  return { sources, problems };
}

/** The Markdown files that hold, compiled. */
export function readMarkdown() {
  const sources: Source[] = [];
  const problems: string[] = [];
  for (const { folder, base } of sections) {
    for (const slug of markdownSlugs(folder)) {
      const page = checkMarkdown(folder, slug);
      if ('problems' in page) problems.push(...page.problems);
      else sources.push({ path: `${base}/${slug}`, ...page });
    }
  }
  return { sources, problems };
}

/** A page's front matter and HTML, or a line for each fault: file, field and how to fix it. */
export function checkMarkdown(
  folder: (typeof sections)[number]['folder'],
  slug: string,
  read = (file: string) => readFileSync(file, 'utf8'),
): Source | { readonly problems: readonly string[] } {
  const file = `app/content/${folder}/${slug}.md`;
  const wrong = (fix: string) => ({ problems: [`${file}: ${fix}`] });
  if (!v.is(SlugSchema, slug)) {
    return wrong(
      'the file’s name: it becomes the address; use lower-case letters, figures and single hyphens, such as my-post.md',
    );
  }
  try {
    const { frontmatter: value, html } = compileMarkdown(read(file));
    const { issues } = v.safeParse(frontmatterSchemas[folder], value);
    return issues ? { problems: fixLines(file, issues) } : { file, value, html };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}
