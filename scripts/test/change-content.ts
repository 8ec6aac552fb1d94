import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { execa } from 'execa';
import team from '../../app/content/data/team.json' with { type: 'json' };
import { organization } from '../../app/content/organization.ts';
import { splitFrontMatter } from '../build/content-format.ts';
import { editorConfig } from '../editor/config.ts';
import type { Field } from '../editor/fields.ts';

/** `more`: greater numbers, longer texts, one entry more, optional fields filled. `less`: the opposite. */
type Direction = 'more' | 'less';

/** Facts and prices stand in the middle of other texts, whose length has a limit: theirs stays. */
interface Change {
  readonly direction: Direction;
  readonly keepLength: boolean;
}

type Value = Readonly<Record<string, unknown>>;

/** A file of content as the editor sees it: its fields, and for Markdown the text as `body`. */
interface Entry {
  readonly file: string;
  readonly fields: readonly Field[];
}

const config = editorConfig('');

/** Every file that the editor offers, but for folders that it cannot add to or take from. */
const entries: readonly Entry[] = config.collections.flatMap((collection) => {
  if ('files' in collection) return collection.files;
  const { folder, fields } = collection;
  return globSync(`${folder}/*.{json,md}`).map((file) => ({ file, fields }));
});

/** The folders in which the owner writes new texts and deletes others. */
const growing = config.collections.flatMap((collection) =>
  'folder' in collection && collection.create ? collection.folder : [],
);

function readEntry(file: string): Value {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return objectFrom(JSON.parse(text));
  const { fields, body } = splitFrontMatter(text);
  return { ...objectFrom(fields), body };
}

/** Front matter as JSON, which is YAML too. */
function writeEntry(file: string, value: Value): void {
  const { body, ...front } = value;
  const json = JSON.stringify(front, null, 2);
  writeFileSync(file, file.endsWith('.json') ? `${json}\n` : `---\n${json}\n---\n${body}`);
}

const objectFrom = (value: unknown): Value =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** What other texts refer to: it is kept, as the editor asks. */
const keys = ['id', 'sample', 'section', 'testimonial', 'testimonials', 'timeZone'];

/** What other texts choose from, such as the names of authors. People are renamed everywhere at once. */
const referred = new Set(entries.flatMap(({ fields }) => fields.flatMap(choicesOf)));

function choicesOf({ options, fields = [], field }: Field): string[] {
  const own = Array.isArray(options)
    ? options.map((option) => String(objectFrom(option).value))
    : [];
  return [...own, ...[...fields, ...(field ? [field] : [])].flatMap(choicesOf)];
}

/** The same object with every value of the form changed, in the form's order, as the editor saves it. */
function changedObject(fields: readonly Field[], before: Value, change: Change): Value {
  const after = fields.flatMap((field): [string, unknown][] => {
    const value = before[field.name];
    if (value === undefined && change.direction === 'less') return [];
    if (value !== undefined && field.required === false && change.direction === 'less') return [];
    const now = value === undefined ? filled(field) : changed(field, value, change);
    return now === undefined ? [] : [[field.name, now]];
  });
  const names = fields.map(({ name }) => name);
  const others = Object.entries(before).filter(([name]) => !names.includes(name));
  return Object.fromEntries([...after, ...others]);
}

function changed(field: Field, value: unknown, change: Change): unknown {
  if (field.widget === 'markdown') return changedBody(String(value), change);
  if (keys.includes(field.name)) return value;
  if (Array.isArray(value)) return changedList(field, value, change);
  if (typeof value === 'object')
    return changedObject(field.fields ?? [], objectFrom(value), change);
  if (typeof value === 'number') return changedNumber(field, value, change);
  if (typeof value !== 'string' || field.widget === 'hidden') return value;
  if (field.widget === 'select' || field.widget === 'picture') return another(field, value, change);
  if (field.widget === 'datetime') return daysBefore(value, change.direction === 'more' ? 40 : 10);
  if (field.type === 'email') return 'office@maple.ca';
  if (referred.has(value)) return value;
  return field.pattern ? anotherOfItsForm(value, change) : changedText(field, value, change);
}

/** Twice as long as the form allows, or half as long. */
function changedText({ maxlength }: Field, value: string, change: Change): string {
  const words = value.split(' ');
  if (change.keepLength) return words.toReversed().join(' ');
  if (change.direction === 'less') {
    const half = words
      .slice(0, Math.ceil(words.length / 2))
      .join(' ')
      .replace(/[?,:;]$/, '');
    return value.endsWith('?') ? `${half}?` : half;
  }
  const most = typeof maxlength === 'number' ? maxlength : Number.POSITIVE_INFINITY;
  let longer = value;
  for (const word of words) {
    if (longer.length + word.length + 1 > most) break;
    longer += ` ${word}`;
  }
  return longer;
}

function changedList(field: Field, list: readonly unknown[], change: Change): unknown[] {
  const item: Field = field.field ?? { name: 'item', widget: 'object', fields: field.fields ?? [] };
  const items = list.map((value) => changed(item, value, change));
  const { min, max } = field;
  if (change.direction === 'less')
    return items.length > (typeof min === 'number' ? min : 0) ? items.slice(0, -1) : items;
  const last = list.at(-1);
  // A list of addresses or choices has no other one to add.
  if (typeof last === 'string' && (item.pattern || item.options)) return items;
  if (last === undefined || (typeof max === 'number' && items.length >= max)) return items;
  // A tier follows the one before it; of other entries the former text has room for a word more.
  return [...items, renamed(item, 'max' in objectFrom(last) ? items.at(-1) : last)];
}

/** A copy whose texts differ, as of an entry that was written anew. */
function renamed(item: Field, value: unknown): unknown {
  const { maxlength, pattern, widget } = item;
  if (typeof value === 'string') {
    if (!['string', 'text'].includes(widget) || referred.has(value)) return value;
    if (pattern) return item.name === 'id' ? `${value}-anew` : value;
    const most = typeof maxlength === 'number' ? maxlength : Number.POSITIVE_INFINITY;
    return `Another ${value}`.slice(0, most).trim();
  }
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const copy = objectFrom(value);
  return Object.fromEntries(
    Object.entries(copy).map(([name, inner]) => {
      const field = item.fields?.find((each) => each.name === name);
      if (name === 'min') return [name, Number(copy.max) + 1];
      if (name === 'max') return [name, Number(inner) + 100];
      return [name, field ? renamed(field, inner) : inner];
    }),
  );
}

function changedNumber({ name, min, max, value_type }: Field, value: number, change: Change) {
  // Each tier begins where the one before it ends.
  if (name === 'min' || name === 'max') return value === 1 ? value : value + 5;
  const factor = change.direction === 'more' ? 1.3 : 0.7;
  const exact =
    value_type === 'int' ? Math.round(value * factor) : Math.round(value * factor * 100) / 100;
  const least = typeof min === 'number' ? min : Number.NEGATIVE_INFINITY;
  const most = typeof max === 'number' ? max : Number.POSITIVE_INFINITY;
  return Math.min(most, Math.max(least, exact));
}

/** Another choice; of pictures, another for the same kind of place. */
function another({ options }: Field, value: string, change: Change): string {
  const choices = (Array.isArray(options) ? options : []).map((option) =>
    String(objectFrom(option).value),
  );
  const kin = choices.filter(
    (choice) => choice.split('/')[0] === value.split('/')[0] || !value.includes('/'),
  );
  const step = change.direction === 'more' ? 1 : kin.length - 1;
  return kin[(kin.indexOf(value) + step) % kin.length] ?? value;
}

/** Another address, or another name in addresses. */
function anotherOfItsForm(value: string, change: Change): string {
  // Where a page's own links lead is its design: back to the list, to the form.
  if (value.startsWith('/')) return value;
  if (/^\d{4}-\d{2}$/.test(value)) return '2027-03';
  if (value.startsWith('https:')) return 'https://www.canada.ca/en.html';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? `${value}-${change.direction}` : value;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Each section with a paragraph more, or the last section gone. */
function changedBody(body: string, change: Change): string {
  const [first = '', ...sections] = body.split(/^(?=## )/m);
  if (change.direction === 'more') {
    const longer = sections.map(
      (section) => `${section.trimEnd()}\n\nThis paragraph was added later.\n\n`,
    );
    return [first, ...longer].join('');
  }
  return [first, ...sections.slice(0, -1)].join('');
}

/** What an owner writes into a field that was empty. */
function filled({ widget, pattern }: Field): string | undefined {
  if (!['string', 'text'].includes(widget)) return undefined;
  const [source = ''] = Array.isArray(pattern) ? pattern.map(String) : [];
  return ['Written later', 'https://calendar.maple.ca/intro', '+1 416-555-0134', '/contact'].find(
    (text) => new RegExp(source).test(text),
  );
}

/** One text more and one less in each folder. */
function changeFolders(direction: Direction): void {
  const linked = globSync('app/content/**/*.{json,md,ts}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const folder of growing) {
    const files = globSync(`${folder}/*.md`).sort();
    // A text that another links to has to stay.
    const file = files.find((each) => !linked.includes(`/${basename(each, '.md')}`)) ?? files[0];
    if (!file) continue;
    if (direction === 'less') rmSync(file);
    else {
      const fields = entries.find((entry) => entry.file === file)?.fields ?? [];
      const copy = renamed({ name: 'entry', widget: 'object', fields }, readEntry(file));
      writeEntry(`${folder}/written-anew.md`, objectFrom(copy));
    }
  }
}

/** Other names of people, everywhere: a post names its author. */
function renamePeople(names: readonly string[]): void {
  for (const file of globSync('app/content/**/*.{json,md}')) {
    const text = readFileSync(file, 'utf8');
    const other = names.reduce(
      (before, name, at) => before.replaceAll(name, `Robin Ashdown-${'ABCDEFGH'[at]}`),
      text,
    );
    if (other !== text) writeFileSync(file, other);
  }
}

/** Puts back what check:content accuses: fields first, because what else it says may follow from them; then whole files. */
function putBack(lines: readonly string[], original: string): readonly string[] {
  const accused = lines.filter((line) => line.startsWith('app/content/'));
  const fields = accused.flatMap((line) => putBackField(line, original) ?? []);
  return fields.length > 0 ? fields : accused.map((line) => putBackFile(line, original));
}

function putBackField(line: string, original: string): string | undefined {
  const [file = '', field = ''] = line.split(': ');
  if (!existsSync(`${original}/${file}`) || !existsSync(file)) return undefined;
  const [before, after] = [readEntry(`${original}/${file}`), readEntry(file)];
  const names = field.split('.');
  const added = names.findIndex((_, end) => isAdded(before, names.slice(0, end + 1)));
  const path = names.slice(0, added < 0 ? undefined : added + 1);
  const [old, now] = [at(before, path), at(after, path)];
  if (isDeepStrictEqual(old, now)) return undefined;
  writeEntry(file, objectFrom(withValue(after, path, lengthOf(old, now))));
  return `${file}: ${field}`;
}

function putBackFile(line: string, original: string): string {
  const [file = ''] = line.split(': ');
  if (existsSync(`${original}/${file}`)) writeFileSync(file, readFileSync(`${original}/${file}`));
  else rmSync(file, { force: true });
  return `${file}: the whole`;
}

/** True for the place of an entry that a list did not have before. */
const isAdded = (before: Value, path: readonly string[]) =>
  /^\d+$/.test(path.at(-1) ?? '') && at(before, path) === undefined;

/** The former value; of a list, first the former number of entries. */
function lengthOf(old: unknown, now: unknown): unknown {
  if (!Array.isArray(old) || !Array.isArray(now) || old.length === now.length) return old;
  return [...now.slice(0, old.length), ...old.slice(now.length)];
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => objectFrom(inner)[key], value);

function withValue(value: unknown, [key = '', ...rest]: readonly string[], put: unknown): unknown {
  const inner = rest.length > 0 ? withValue(objectFrom(value)[key], rest, put) : put;
  if (Array.isArray(value)) {
    return inner === undefined
      ? value.filter((_, index) => `${index}` !== key)
      : value.map((item: unknown, index) => (`${index}` === key ? inner : item));
  }
  return { ...objectFrom(value), [key]: inner };
}

/** Changes everything, and puts back what check:content refuses, until nothing is left to refuse. */
async function changeContent(direction: Direction, original: string): Promise<void> {
  const people = [organization.ceo.name, ...team.staff.map(({ name }) => name)];
  for (const { file, fields } of entries) {
    const keepLength = /\/(organization|prices)\.json$/.test(file);
    writeEntry(file, changedObject(fields, readEntry(file), { direction, keepLength }));
  }
  changeFolders(direction);
  renamePeople(people);
  const refused = new Set<string>();
  for (let round = 0; round < 30; round += 1) {
    const check = await execa('node', ['scripts/check-content.ts'], { reject: false });
    if (check.exitCode === 0) {
      console.log(
        `✓ Changed ${entries.length} files. Put back, because check:content refused it: ${refused.size}`,
      );
      for (const what of refused) console.log(`  ${what}`);
      return;
    }
    const done = putBack(check.stderr.split('\n'), original);
    if (done.length === 0) throw new Error(`Nothing to put back:\n${check.stderr}`);
    for (const what of done) refused.add(what);
    renamePeople(people);
  }
  throw new Error('check:content goes on refusing what was changed.');
}

const [direction, original = ''] = process.argv.slice(2);
await changeContent(direction === 'less' ? 'less' : 'more', original);
