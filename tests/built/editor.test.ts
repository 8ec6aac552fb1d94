import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { searchIndexPath } from '../../app/search/documents.ts';
import { builtHtml, builtPaths } from '../support/built-page.ts';

it('no page, no menu and no search leads to the editor or loads a file of it', () => {
  const pages = builtPaths();
  expect(pages.length).toBeGreaterThan(40);
  for (const path of pages) expect(builtHtml(path), path).not.toContain('/admin');
  expect(readFileSync(`build/client/${searchIndexPath}`, 'utf8')).not.toContain('/admin');
});
