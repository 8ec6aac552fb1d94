import { basename } from 'node:path';
import * as v from 'valibot';
import { isPictureKey } from '../../app/content/schemas/picture-key.ts';
import { iconNames } from '../build/icons.ts';

/** A field of the editor (sveltiacms.app/en/docs/fields). */
export interface Field {
  readonly name: string;
  readonly widget: string;
  readonly label?: string;
  readonly hint?: string;
  readonly fields?: readonly Field[];
  readonly field?: Field;
  readonly [option: string]: unknown;
}

const anything = v.optional(v.unknown());
const many = v.optional(v.array(v.unknown()), []);

/** The parts of a valibot schema that forms are made from. */
const PartsSchema = v.looseObject({
  type: v.string(),
  entries: v.optional(v.record(v.string(), v.unknown()), {}),
  item: anything,
  wrapped: anything,
  options: many,
  literal: anything,
  pipe: many,
  requirement: anything,
  message: anything,
});

const SchemaSchema = v.custom<v.GenericSchema>((value) => v.is(PartsSchema, value));

/** The form for an object's schema: a field for each entry, with its label, help and limits. Throws for a type it does not know. */
export function fieldsOf(schema: unknown): readonly Field[] {
  const { entries } = v.parse(PartsSchema, schema);
  return Object.entries(entries).flatMap(([name, entry]) => fieldOf(name, entry) ?? []);
}

function fieldOf(name: string, schema: unknown): Field | undefined {
  const { type, wrapped, item, options, literal } = v.parse(PartsSchema, schema);
  if (type === 'optional') {
    const field = fieldOf(name, wrapped);
    return field && { ...field, required: false };
  }
  const { label = inWords(name), hint, hidden, summary: _, ...more } = factsOf(schema);
  if (hidden) return undefined;
  const base = { name, label, ...(hint && { hint }) };
  switch (type) {
    case 'strict_object':
      return { ...base, widget: 'object', collapsed: 'auto', fields: fieldsOf(schema) };
    case 'array':
      return { ...base, widget: 'list', ...limitsOf(schema), ...itemsOf(item) };
    case 'picklist':
      return { ...base, widget: 'select', ...more, options: options.map(optionOf) };
    case 'literal':
      return { ...base, widget: 'hidden', default: literal };
    case 'number':
      return { ...base, widget: 'number', ...limitsOf(schema) };
    case 'string':
      if (more.widget === 'icon') return { ...base, widget: 'select', options: icons };
      // The editor would compare the rule with the address that it gives a photograph until it is saved.
      if (more.widget === 'image') return { ...base, widget: 'image', ...more };
      return { ...base, widget: 'string', ...more, ...limitsOf(schema) };
  }
  throw new Error(`${name}: the editor knows no field for ${type}; see scripts/editor/fields.ts`);
}

/** A choice with its words, such as "Full time" for "full_time", and its file if it is a picture. */
function optionOf(value: unknown) {
  const words = String(value);
  if (!isPictureKey(value))
    return { value, label: /^[a-z_-]+$/.test(words) ? inWords(words) : words };
  const type = value.startsWith('logos/') ? 'svg' : 'avif';
  return { value, label: inWords(basename(value)), src: `/admin/pictures/${value}.${type}` };
}

const icons = iconNames.map((name) => ({ value: `i-lucide-${name}`, label: inWords(name) }));

/** The items of a list. A closed item shows its first text. */
function itemsOf(item: unknown): Partial<Field> {
  const field = fieldOf('item', item);
  if (!field?.fields) return { field };
  const without = ['id', 'icon', 'image', 'productId'];
  const first = field.fields.find(({ name }) => !without.includes(name));
  const { summary = `{{fields.${first?.name}}}` } = factsOf(item);
  return { fields: field.fields, summary, collapsed: true };
}

/** The title, description and metadata of a schema. Other metadata than `hidden` and `summary` are options of the editor. */
function factsOf(schema: unknown): Partial<Field> {
  const known = v.parse(SchemaSchema, schema);
  const [label, hint] = [v.getTitle(known), v.getDescription(known)];
  return { ...v.getMetadata(known), ...(label && { label }), ...(hint && { hint }) };
}

/** Limits that the editor checks itself. It cannot check the least length, because words in braces stand for longer ones. */
function limitsOf(schema: unknown): Record<string, unknown> {
  const { type: kind } = v.parse(PartsSchema, schema);
  const limits: Record<string, unknown> =
    kind === 'number' ? { value_type: 'float', step: 0.01 } : {};
  const [least, most] = kind === 'array' ? ['min', 'max'] : ['minlength', 'maxlength'];
  for (const { type, requirement: limit, message } of actionsOf(schema)) {
    if (type === 'integer') Object.assign(limits, { value_type: 'int', step: 1 });
    if (type === 'min_value') limits.min = limit;
    if (type === 'max_value') limits.max = limit;
    if (type === 'min_length' && kind === 'array') limits.min = limit;
    if (type === 'length') Object.assign(limits, { [least]: limit, [most]: limit });
    if (type === 'max_length') limits[most] = limit;
    if (type === 'email') limits.type = 'email';
    if (type === 'regex' && limit instanceof RegExp) limits.pattern = [limit.source, message];
  }
  return limits;
}

function actionsOf(schema: unknown): readonly v.InferOutput<typeof PartsSchema>[] {
  return v.parse(PartsSchema, schema).pipe.flatMap((part) => {
    const parts = v.parse(PartsSchema, part);
    return parts.pipe.length > 0 ? actionsOf(part) : [parts];
  });
}

/** "introHeading" becomes "Intro heading", "full_time" "Full time". */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
