import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeOwnEditor } from '../../scripts/editor/write-editor.ts';

it('an editor with an address of its own has every picture, icon and typeface that it shows', async () => {
  using own = mkdtempDisposableSync(join(tmpdir(), 'editor-'));
  await writeOwnEditor(own.path);
  const place = (address: string) => join(own.path, 'files', address);
  const read = (file: string) => readFileSync(place(file), 'utf8');
  const said = read('admin/config.json') + read('admin/preview.css');
  const shown = [...said.matchAll(/"src":"(\/[^"]+)|url\(["']?(\/[^"')]+)/g)];
  const files = new Set(shown.map(([, picture, file]) => picture ?? file ?? ''));
  expect([...files].join()).toMatch(/\/pictures\/.*\.svg.*\.woff2/);
  expect([...files].filter((file) => !existsSync(place(file)))).toEqual([]);
});
