import { expect, it } from 'vitest';
import { dataSchemas } from '../../../app/content/schemas/data.ts';
import { frontmatterSchemas } from '../../../app/content/schemas/markdown.ts';
import { editorConfig } from '../../../scripts/editor/config.ts';
import { type Field, fieldsOf } from '../../../scripts/editor/fields.ts';

/** Every field of an editor's form or of a value, as `staff.0.name`; lists by their first item. */
function pathsOf(fields: readonly Field[], path = ''): readonly string[] {
  return fields.flatMap(({ name, fields: inner }) =>
    inner ? pathsOf(inner, `${path}${name}.`) : [`${path}${name}`],
  );
}

/** The same of a schema. */
function schemaPaths(schema: object, path = ''): readonly string[] {
  if ('wrapped' in schema) return schemaPaths(Object(schema.wrapped), path);
  if ('item' in schema && 'entries' in Object(schema.item))
    return schemaPaths(Object(schema.item), path);
  if (!('entries' in schema)) return [path.slice(0, -1)];
  // `aliases` is kept by the editor itself.
  const entries = Object.entries(Object(schema.entries)).filter(([name]) => name !== 'aliases');
  return entries.flatMap(([name, entry]) => schemaPaths(Object(entry), `${path}${name}.`));
}

const { collections } = editorConfig('');
const files = collections.flatMap((collection) => ('files' in collection ? collection.files : []));

it('every data file and every folder of texts can be edited', () => {
  const folders = collections.flatMap((collection) =>
    'folder' in collection ? [collection.folder] : [],
  );
  const edited = [...files.map(({ file }) => file), ...folders];
  for (const name of Object.keys(dataSchemas)) {
    const [file, folder] = [
      `app/content/data/${name}.json`,
      `app/content/data/${name.split('/')[0]}`,
    ];
    expect(edited.includes(file) || edited.includes(folder), name).toBe(true);
  }
  expect(folders).toEqual(
    expect.arrayContaining(Object.keys(frontmatterSchemas).map((name) => `app/content/${name}`)),
  );
});

it.each(Object.entries({ ...dataSchemas, ...frontmatterSchemas }))(
  'the form of %s has every field of its schema',
  (_, schema) => {
    expect(pathsOf(fieldsOf(schema))).toEqual(schemaPaths(schema));
    expect(schemaPaths(schema).length).toBeGreaterThan(3);
  },
);

it('a field carries the label, the help and the limits that its schema has', () => {
  const prices = files.find(({ name }) => name === 'prices');
  const tiers = prices?.fields.find(({ name }) => name === 'tiers');
  expect(tiers).toMatchObject({ label: 'Rates by number of employees', widget: 'list', min: 1 });
  expect(tiers?.fields?.at(-1)).toMatchObject({
    label: 'Rate',
    widget: 'number',
    min: 0,
    hint: 'For one full-time employee, a month.',
  });
  const post = fieldsOf(frontmatterSchemas.blog);
  expect(post[0]).toMatchObject({ label: 'Title', maxlength: 70, hint: '20 to 70 characters.' });
});

it('a schema that the editor has no field for stops the build with the place to add one', () => {
  expect(() => fieldsOf({ type: 'strict_object', entries: { when: { type: 'date' } } })).toThrow(
    'when: the editor knows no field for date; see scripts/editor/fields.ts',
  );
});
