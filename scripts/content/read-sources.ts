import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CollectError, createBuilder, isSingleton } from '@content-collections/core';
import * as v from 'valibot';
import { markdownSections } from '../../app/content/markdown-sections.ts';
import { json, markdown } from '../build/content-format.ts';

/** What the checks know of a file of app/content. */
export interface Source {
  /** Its path from the repository's top. */
  readonly file: string;
  /** Its content, or the front matter of a Markdown file. */
  readonly value: unknown;
  /** The address of the page that a Markdown file becomes, and where that stood before. */
  readonly path?: string;
  readonly aliases?: readonly string[] | undefined;
  readonly html?: string | undefined;
}

/** A text and its field, such as `cards.0.link.href`. */
export interface TextAt {
  readonly field: string;
  readonly text: string;
}

/** Every text in a value. */
export function textsOf(value: unknown, field = ''): readonly TextAt[] {
  if (typeof value === 'string') return [{ field: field || 'the whole', text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, field ? `${field}.${key}` : key),
  );
}

/** A line for each fault: file, field and fix. `fixFor` is asked about each text of the data, and each link and picture of Markdown. */
export function textProblems(
  sources: readonly Source[],
  fixFor: (at: TextAt, source: Source) => string | undefined,
): readonly string[] {
  return sources.flatMap((source) => {
    const { file, value, html = '' } = source;
    const written = html.matchAll(/<(a|img) [^>]*?(?:href|src)="([^"]*)"/g);
    const addresses = [...written].map(([, tag, address = '']) => ({
      field: `${tag === 'a' ? 'link to' : 'picture'} ${address}`,
      text: address.replaceAll('&#x26;', '&'),
    }));
    return [...textsOf(value), ...addresses].flatMap((at) => {
      const fix = fixFor(at, source);
      return fix ? `${file}: ${at.field}: ${fix}` : [];
    });
  });
}

/**
 * The data files and Markdown below `root`, and a line for each problem that content-collections finds: file, field and fix.
 * What it makes of them goes to a place of its own, since npm run dev may be at work too.
 */
export async function readContent(root = '.') {
  const place = resolve(root, '.content-collections/check');
  const problems: string[] = [];
  const waiting = new Set<string>();
  const pages = new Map<string, string>();
  try {
    const builder = await createBuilder(resolve(root, 'content-collections.ts'), {
      configName: 'content-collections.ts',
      outputDir: place,
      cacheDir: place,
    });
    builder.on('transformer:validation-error', ({ collection, file, error }) => {
      const name = isSingleton(collection)
        ? collection.filePath
        : join(collection.directory, file.path);
      for (const line of error.message.split('\n')) problems.push(`${name}: ${line.slice(2)}`);
    });
    builder.on('transformer:error', ({ error }) => {
      problems.push(error.message.replace(/^Error: /, ''));
    });
    builder.on('transformer:document-skipped', ({ filePath }) => waiting.add(filePath));
    await builder.build();
    const all: object = await import(/* @vite-ignore */ `${pathToFileURL(place)}/index.js`);
    const written = Object.values(all).filter((documents) => v.is(PagesSchema, documents));
    for (const { path, html } of written.flat()) pages.set(path, html);
  } catch (error) {
    const [, gone] = (error instanceof CollectError && /: (.*)$/.exec(error.message)) || [];
    if (!gone) throw error;
    problems.push(
      `${gone}: the whole: the file is gone or empty; bring it back, or remove its lines in app/content/schemas/data.ts and content-collections.ts`,
    );
  }
  const sources: Source[] = [];
  for (const file of globSync('app/content/**/*.{json,md}', { cwd: root }).sort()) {
    const at = !waiting.has(file) && file.endsWith('.md') && { path: pathOf(file) };
    try {
      const { parse } = file.endsWith('.md') ? markdown : json;
      const whole: object = await parse(readFileSync(join(root, file), 'utf8'));
      const { content, ...value } = { content: '', ...whole };
      const { aliases } = v.parse(FrontMatterSchema, value);
      const html = at ? pages.get(at.path) : undefined;
      sources.push({ file, value, aliases, ...at, html });
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : error}`);
      if (at) sources.push({ file, value: {}, ...at });
    }
  }
  // A fault that follows from another file's names that file.
  const faulty = problems.map((line) => line.split(': ')[0] ?? '');
  const follows = (line: string) => faulty.some((file) => line.includes(` ${file}`));
  return { sources, problems: problems.filter((line) => !follows(line)) };
}

const FrontMatterSchema = v.object({
  aliases: v.fallback(v.optional(v.array(v.string())), undefined),
});

const PagesSchema = v.array(v.object({ path: v.string(), html: v.string() }));

/** The address of the page that a Markdown file becomes. */
function pathOf(file: string): string {
  const folder = basename(dirname(file));
  const base = markdownSections.find((section) => section.folder === folder)?.base ?? '';
  return `${base}/${basename(file, '.md')}`;
}

/** The modules of app/content, but for those that read generated content. */
export async function readModules() {
  const sources: Source[] = [];
  for (const file of globSync('app/content/*.ts').sort()) {
    if (/'#content'|collections\.server'/.test(readFileSync(file, 'utf8'))) continue;
    const exported: object = await import(/* @vite-ignore */ resolve(file));
    sources.push({ file, value: { ...exported } });
  }
  return sources;
}
