import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

/** The anchors that a page's HTML has. */
export function anchorsIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []));
}

/** A prerendered page's HTML by its path, or nothing where the build has no such page. */
export function builtPage(path: string): string | undefined {
  const file = `build/client${path === '/' ? '' : path}/index.html`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** True when there is a build that is newer than everything it is made from. */
export function buildIsCurrent(): boolean {
  if (!existsSync('build/client/_headers')) return false;
  const built = statSync('build/client/_headers').mtimeMs;
  return globSync('app/**/*.{ts,tsx,md,json}').every((file) => statSync(file).mtimeMs <= built);
}
