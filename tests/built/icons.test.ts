import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtHtml, builtPaths, captured } from '../support/built-page.ts';

it('every icon on a page has its place in the picture of icons', () => {
  const styles = globSync('build/client/assets/*.css').map((file) => readFileSync(file, 'utf8'));
  const placed = new Set(styles.flatMap((css) => captured(css, /\.i-lucide-([\w-]+)\{--icon:/g)));
  const shown = new Set(
    builtPaths().flatMap((path) => captured(builtHtml(path), /\bi-lucide-([\w-]+)/g)),
  );
  expect(shown.size).toBeGreaterThan(30);
  expect([...shown].filter((name) => !placed.has(name))).toEqual([]);
});
