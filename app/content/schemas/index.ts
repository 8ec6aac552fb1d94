import * as v from 'valibot';
import { mendFor } from './mend.ts';
import { type ContentModule, resourceModules } from './registry-resources.ts';
import { siteModules } from './registry-site.ts';

export type { ContentModule };

/** Every module of typed content with its schema, for the check at build. */
export const contentModules: readonly ContentModule[] = [...siteModules, ...resourceModules];

/**
 * What is wrong in one module, a line each: file, field and how to mend it. Empty when all is well.
 * A module that cannot be loaded rejects.
 */
export async function problemsOf(module: ContentModule): Promise<readonly string[]> {
  const result = v.safeParse(module.schema, await module.load());
  if (result.success) return [];
  return result.issues.map(
    (issue) => `${module.file}: ${v.getDotPath(issue) ?? 'the whole'}: ${mendFor(issue)}`,
  );
}

/** What is wrong in any module, including a title or description that two pages share. */
export async function contentProblems(): Promise<readonly string[]> {
  const problems = await Promise.all(contentModules.map(problemsOf));
  return [...problems.flat(), ...(await sharedMeta())];
}

const MetaOnly = v.object({ meta: v.object({ title: v.string(), description: v.string() }) });

async function sharedMeta(): Promise<readonly string[]> {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const { file, load } of contentModules) {
    const result = v.safeParse(MetaOnly, await load());
    if (!result.success) continue;
    for (const field of ['title', 'description'] as const) {
      const key = `${field} ${result.output.meta[field]}`;
      const other = seen.get(key);
      if (other) problems.push(`${file}: meta.${field}: write another one, ${other} has the same`);
      else seen.set(key, file);
    }
  }
  return problems;
}
