import { globSync, readFileSync } from 'node:fs';

/** The Lucide icons that the site's code and content name as `i-lucide-…`, in order. */
export function iconNames(): string[] {
  const files = globSync('app/**/*.{ts,tsx,md,json}');
  const named = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/['" ]i-lucide-([a-z0-9]+(?:-[a-z0-9]+)*)(?=['" ])/g),
  ]);
  return [...new Set(named.flatMap(([, name]) => name ?? []))].sort();
}
