import type { Source } from './source.ts';

const unique = ['title', 'description', 'excerpt'] as const;

/** Markdown pages that say or are called the same, and pages that claim the same address, a line each. */
export function duplicateProblems(
  sources: readonly Source[],
  pagePaths: readonly string[],
): readonly string[] {
  const seen = new Map(pagePaths.map((path) => [`slug ${path}`, 'app/pages.ts']));
  return sources.flatMap(({ file, path, value }) => {
    if (path === undefined) return [];
    const fields = unique.flatMap((name) => {
      const text: unknown = Object(value)[name];
      return typeof text === 'string' ? [[name, text]] : [];
    });
    return [['slug', path], ...fields].flatMap(([field, text]) => {
      const other = seen.get(`${field} ${text}`);
      seen.set(`${field} ${text}`, other ?? file);
      return other && other !== file
        ? `${file}: ${field}: choose another one, ${other} has the same`
        : [];
    });
  });
}
