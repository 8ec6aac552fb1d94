import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { type AnyContent, isSingleton } from '@content-collections/core';
import * as v from 'valibot';
import config from '../../content-collections.ts';
import { moduleProblem } from './file-problems.ts';

/** What the checks know of a file of app/content. */
export interface Source {
  /** Its path from the repository's top. */
  readonly file: string;
  /** Its content, or the front matter of a Markdown file. */
  readonly value: unknown;
  /** The address of the page that a Markdown file becomes. */
  readonly path?: string;
  readonly html?: string;
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

const definitions: readonly AnyContent[] = config.content;

const CheckedSchema = v.looseObject({ content: v.optional(v.string()) });
const CompiledSchema = v.object({ path: v.string(), html: v.string() });

/** The data files and Markdown as content-collections.ts defines them, and a line for each problem: file, field and fix. */
export async function readContent(read = (file: string) => readFileSync(file, 'utf8')) {
  const problems: string[] = [];
  const checked: { definition: AnyContent; file: string; document: { _meta: object } }[] = [];
  for (const definition of definitions) {
    for (const file of filesOf(definition)) {
      if (!existsSync(file)) {
        problems.push(
          `${file}: the whole: the file is gone; bring it back, or remove its lines in app/content/schemas/data.ts and content-collections.ts`,
        );
        continue;
      }
      const { parser, schema } = definition;
      if (typeof parser === 'string') throw new TypeError(`${definition.name}: give it a parser`);
      const result = await schema['~standard'].validate(await parser.parse(read(file)));
      for (const { path, message } of result.issues ?? []) {
        problems.push(`${file}: ${path?.join('.')}: ${message}`);
      }
      if (result.issues) continue;
      const value = v.parse(CheckedSchema, result.value);
      checked.push({ definition, file, document: { ...value, _meta: metaOf(file) } });
    }
  }
  const documents = ({ name }: AnyContent) =>
    checked.filter(({ definition }) => definition.name === name).map(({ document }) => document);
  const sources: Source[] = [];
  for (const { definition, file, document } of checked) {
    const skip = (reason: string) => ({ reason });
    const place = { directory: dirname(file), filePath: file };
    const cache = <Input, Output>(input: Input, compute: (input: Input) => Output) =>
      compute(input);
    const context = { documents, skip, cache, collection: place, singleton: place };
    try {
      const { transform } = definition;
      const page: unknown =
        transform && (await Reflect.apply(transform, undefined, [document, context]));
      const { _meta, content, ...value } = v.parse(CheckedSchema, document);
      const compiled = v.is(CompiledSchema, page) && { path: page.path, html: page.html };
      sources.push({ file, value, ...compiled });
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { sources, problems };
}

/** The modules of app/content, but for those that read generated content. */
export async function readModules() {
  const sources: Source[] = [];
  const problems: string[] = [];
  for (const file of globSync('app/content/*.ts').sort()) {
    if (/content-collections|collections\.server'/.test(readFileSync(file, 'utf8'))) continue;
    try {
      const exported: unknown = await import(/* @vite-ignore */ resolve(file));
      sources.push({ file, value: { ...Object(exported) } });
    } catch (error) {
      const problem = moduleProblem(error);
      if (!problem) throw error;
      problems.push(problem);
    }
  }
  return { sources, problems };
}

function filesOf(definition: AnyContent): readonly string[] {
  if (isSingleton(definition)) return [definition.filePath];
  const { directory, include } = definition;
  return globSync(`${directory}/${include}`).sort();
}

function metaOf(file: string) {
  const extension = extname(file);
  const path = basename(file, extension);
  return { filePath: basename(file), fileName: basename(file), directory: '.', extension, path };
}
