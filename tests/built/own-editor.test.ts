import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeOwnEditor } from '../../scripts/editor/write-editor.ts';

it('an editor with an address of its own has every picture that it shows', async () => {
  using own = mkdtempDisposableSync(join(tmpdir(), 'editor-'));
  await writeOwnEditor(own.path);
  const place = (address: string) => join(own.path, 'files', address);
  const config = readFileSync(place('admin/config.json'), 'utf8');
  const pictures = new Set([...config.matchAll(/"src":"([^"]+)/g)].map(([, src = '']) => src));
  expect([...pictures].join()).toMatch(/\/pictures\/.*\.svg/);
  expect([...pictures].filter((src) => !existsSync(place(src)))).toEqual([]);
});
