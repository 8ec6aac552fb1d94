import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A copy of what says something, with the rest of the repository linked. It goes when the test ends. */
export function copyContent(): string {
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  for (const part of ['app', 'scripts', 'content-collections.ts'])
    cpSync(part, join(copy, part), { recursive: true });
  for (const part of ['node_modules', 'package.json', 'public', 'wrangler.toml'])
    symlinkSync(join(process.cwd(), part), join(copy, part));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  return copy;
}

/** Changes a file of a copy. */
export function edit(root: string, file: string, change: (text: string) => string): void {
  const place = join(root, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}
