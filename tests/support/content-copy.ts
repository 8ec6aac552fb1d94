import { cpSync, mkdtempDisposableSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of what says something, with the rest of the repository linked. Take it with `using`: it goes at the end. */
export function copyContent() {
  const copy = mkdtempDisposableSync(join(tmpdir(), 'content-'));
  for (const part of ['app', 'scripts', 'content-collections.ts'])
    cpSync(part, join(copy.path, part), { recursive: true });
  for (const part of ['node_modules', 'package.json', 'public', 'wrangler.toml'])
    symlinkSync(join(process.cwd(), part), join(copy.path, part));
  return copy;
}

/** Changes a file of a copy. */
export function edit(root: string, file: string, change: (text: string) => string): void {
  const place = join(root, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}
