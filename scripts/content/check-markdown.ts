import * as v from 'valibot';
import { fixLines } from '../../app/content/schemas/fix.ts';
import { frontmatterSchemas } from '../../app/content/schemas/markdown.ts';
import { SlugSchema } from '../../app/content/schemas/primitives.ts';
import { compileMarkdown } from '../build/compile-markdown.ts';

/** A Markdown page as it was written: its file (for messages), its folder in app/content, its slug and its source. */
export interface MarkdownFile {
  readonly file: string;
  readonly folder: string;
  readonly slug: string;
  readonly source: string;
}

type Checked = { readonly value: unknown; readonly html: string } | { problems: readonly string[] };

/** A page's front matter and HTML, or a line for each fault: file, field and how to fix it. */
export function checkMarkdown({ file, folder, slug, source }: MarkdownFile): Checked {
  const wrong = (fix: string) => ({ problems: [`${file}: ${fix}`] });
  if (!v.is(SlugSchema, slug)) {
    return wrong(
      'the file’s name: it becomes the address; use lower-case letters, figures and single hyphens, such as my-post.md',
    );
  }
  const schema = frontmatterSchemas[folder];
  if (!schema) {
    return wrong(
      'the folder: give it a schema in app/content/schemas/markdown.ts, or move the file',
    );
  }
  try {
    const { frontmatter: value, html } = compileMarkdown(source);
    const { issues } = v.safeParse(schema, value);
    return issues ? { problems: fixLines(file, issues) } : { value, html };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}
