import type { Source } from './source.ts';

/** Fields of Markdown pages that no two pages of a kind may share. */
const unique = ['title', 'description', 'excerpt'] as const;

/** Markdown pages that say or are called the same, and pages that claim the same address, a line each. */
export function duplicateProblems(
  sources: readonly Source[],
  pagePaths: readonly string[],
): readonly string[] {
  const seen = new Map(pagePaths.map((path) => [`slug ${path}`, 'app/pages.ts']));
  return sources.flatMap(({ file, path, value }) => {
    if (path === undefined) return [];
    const claims = [['slug', path], ...fieldsOf(value)] as const;
    return claims.flatMap(([field, text]) => {
      const claim = `${field} ${text}`;
      const other = seen.get(claim);
      seen.set(claim, other ?? file);
      return other && other !== file
        ? [`${file}: ${field}: choose another one, ${other} has the same`]
        : [];
    });
  });
}

function fieldsOf(value: unknown): readonly (readonly [string, string])[] {
  const entries = Object.entries(Object(value));
  return entries.flatMap(([field, text]) =>
    unique.some((name) => name === field) && typeof text === 'string' ? [[field, text]] : [],
  );
}
