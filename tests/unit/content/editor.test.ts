import { existsSync, globSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { frontmatterSchemas } from '../../../app/content/schemas/markdown.ts';
import { editorConfig } from '../../../scripts/editor/config.ts';
import { type Field, fieldsOf } from '../../../scripts/editor/fields.ts';
import { writeOwnEditor } from '../../../scripts/editor/write-editor.ts';

const { collections } = editorConfig('');
const files = collections.flatMap((collection) => ('files' in collection ? collection.files : []));

it('every folder of texts can be edited', () => {
  const folders = collections.flatMap((one) => ('folder' in one ? [one.folder] : []));
  const texts = Object.keys(frontmatterSchemas).map((name) => `app/content/${name}`);
  expect(folders).toEqual(expect.arrayContaining(texts));
});

/** Data as the editor writes it: in the order of the form, without empty optional texts. */
function asSaved(data: unknown, fields: readonly Field[]): object {
  const values = v.parse(v.record(v.string(), v.unknown()), data);
  return Object.fromEntries(
    fields.flatMap(({ name, widget, fields: inner, required, maxlength }) => {
      const value = values[name];
      if (value === undefined || (value === '' && required === false)) return [];
      if (typeof value === 'string' && typeof maxlength === 'number')
        expect(value.length, `${name}: ${value}`).toBeLessThanOrEqual(maxlength);
      if (!inner) return [[name, value]];
      const saved =
        widget === 'list'
          ? v.parse(v.array(v.unknown()), value).map((item) => asSaved(item, inner))
          : asSaved(value, inner);
      return [[name, saved]];
    }),
  );
}

const services = collections.flatMap((one) => ('extension' in one ? one : []));
it.each([
  ...files,
  ...services.flatMap(({ folder, fields }) =>
    globSync(`${folder}/*.json`).map((file) => ({ file, fields })),
  ),
])('$file is as the editor would save it', ({ file, fields }) => {
  const text = readFileSync(file, 'utf8');
  expect(`${JSON.stringify(asSaved(JSON.parse(text), fields), null, 2)}\n`).toBe(text);
});

it('a field carries the label, the help and the limits that its schema has', () => {
  const post = fieldsOf(frontmatterSchemas.blog);
  expect(post[0]).toMatchObject({ label: 'Title', maxlength: 70, hint: '20 to 70 characters.' });
  const list = v.strictObject({ list: v.pipe(v.array(v.string()), v.maxLength(3)) });
  expect(fieldsOf(list)).toMatchObject([{ widget: 'list', max: 3 }]);
});

it('a schema that the editor has no field for stops the build with the place to add one', () => {
  expect(() => fieldsOf({ type: 'strict_object', entries: { when: { type: 'date' } } })).toThrow(
    'when: the editor knows no field for date; see scripts/editor/fields.ts',
  );
});

it('an editor with an address of its own has every picture that it shows', async () => {
  using own = mkdtempDisposableSync(join(tmpdir(), 'editor-'));
  await writeOwnEditor(own.path);
  const place = (address: string) => join(own.path, 'files', address);
  const config = readFileSync(place('admin/config.json'), 'utf8');
  const pictures = [...config.matchAll(/"src":"([^"]+)/g)].map(([, src = '']) => src);
  expect(pictures.join()).toMatch(/\/pictures\/.*\.svg/);
  expect(pictures.filter((src) => !existsSync(place(src)))).toEqual([]);
});
