import * as v from 'valibot';
import { fixLines } from './fix.ts';
import { moduleFault } from './module-fault.ts';
import { type ContentModule, resourceModules } from './registry-resources.ts';
import { siteModules } from './registry-site.ts';

export type { ContentModule };

/** Every module of typed content with its schema, for the check at build. */
export const contentModules: readonly ContentModule[] = [...siteModules, ...resourceModules];

/** What is wrong in one module, a line each: file, field and how to fix it. Empty when all is well. */
export async function problemsOf(module: ContentModule): Promise<readonly string[]> {
  const loaded = await loadModule(module);
  if ('problem' in loaded) return [loaded.problem];
  const result = v.safeParse(module.schema, loaded.value);
  return fixLines(module.file, result.issues ?? []);
}

/** A module's content, or a line for a module that is gone or cannot be read. */
export async function loadModule({
  file,
  load,
}: ContentModule): Promise<{ value: unknown } | { problem: string }> {
  try {
    return { value: await load() };
  } catch (error) {
    const problem = moduleFault(error);
    if (problem) return { problem };
    return { problem: `${file}: the whole: it cannot be read (${error})` };
  }
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
  for (const module of contentModules) {
    const { file } = module;
    const loaded = await loadModule(module);
    const result = v.safeParse(MetaOnly, 'value' in loaded ? loaded.value : undefined);
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
