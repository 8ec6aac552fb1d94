import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtHtml, builtPaths } from './built-pages.ts';

const files = globSync('build/client/**/*.*');
const texts = files.filter((file) =>
  /client\/(?!admin\/).*\.(js|css|html|json|txt|xml|webmanifest)$/.test(file),
);

it('nothing secret and no source map is in what is published', () => {
  expect(texts.length).toBeGreaterThan(30);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const secret = /SUPABASE|sb_publishable|sb_secret|sourceMappingURL|apikey/;
  expect(texts.filter((file) => secret.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('no page, no menu and no search leads to the editor or loads a file of it', () => {
  expect(builtPaths.length).toBeGreaterThan(40);
  for (const path of builtPaths) expect(builtHtml(path), path).not.toContain('/admin');
  expect(readFileSync('build/client/search-index.json', 'utf8')).not.toContain('/admin');
});
