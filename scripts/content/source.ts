/** A file of app/content as the checks see it: what it says, and for Markdown the HTML that it becomes. */
export interface Source {
  /** The path from the repository's top, for messages. */
  readonly file: string;
  /** The typed content, or a Markdown file's front matter. */
  readonly value: unknown;
  /** The address that a Markdown file gets; absent for typed content. */
  readonly path?: string;
  readonly html?: string;
}

/** A text somewhere in a source: the field it stands in, as `cards.0.link.href`, and the text. */
export interface TextAt {
  readonly field: string;
  readonly text: string;
}

/** Every text of a value, however deep. */
export function textsOf(value: unknown, field = ''): readonly TextAt[] {
  if (typeof value === 'string') return [{ field: field || 'the whole', text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, field ? `${field}.${key}` : key),
  );
}
