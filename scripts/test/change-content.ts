import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { execa } from 'execa';
import * as v from 'valibot';
import { stringify } from 'yaml';
import team from '../../app/content/data/team.json' with { type: 'json' };
import { organization } from '../../app/content/organization.ts';
import { splitFrontMatter } from '../build/content-format.ts';
import { editorConfig } from '../editor/config.ts';
import type { Field } from '../editor/fields.ts';

// Changes, in this folder, every value that the editor offers, but for what check:content refuses, what others refer to, and the time zone.
// `less`: smaller numbers, shorter texts, an entry less, nothing in optional fields. `more`: the opposite.
const less = process.argv[2] === 'less';

type Value = Readonly<Record<string, unknown>>;

/** Another value at a place of a file; `undefined` takes it out, and the empty path is the whole file. */
type Change = readonly [path: readonly string[], to: unknown];

const LimitsSchema = v.looseObject({
  min: v.optional(v.number(), Number.NEGATIVE_INFINITY),
  max: v.optional(v.number(), Number.POSITIVE_INFINITY),
  maxlength: v.optional(v.number(), Number.POSITIVE_INFINITY),
  pattern: v.optional(v.looseTuple([v.string()]), ['']),
  options: v.optional(v.array(v.looseObject({ value: v.string() })), []),
});
const limitsOf = (field: Field) => v.parse(LimitsSchema, field);

const formOf = (fields: readonly Field[]): Field => ({ name: '', widget: 'object', fields });
const itemOf = ({ field, fields = [] }: Field) => field ?? formOf(fields);

const objectFrom = (value: unknown): Value =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function read(file: string): Value {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return objectFrom(JSON.parse(text));
  const { fields, body } = splitFrontMatter(text);
  return { ...objectFrom(fields), body };
}

/** The same with every field of the editor's form, in the form's order, as the editor saves it. */
function inOrder(field: Field, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inOrder(itemOf(field), each));
  if (typeof value !== 'object') return value;
  const before = objectFrom(value);
  const parts = (field.fields ?? []).map((part) => [part.name, inOrder(part, before[part.name])]);
  const known = Object.fromEntries(parts);
  return { ...known, ...before, ...known };
}

const people = [organization.ceo.name, ...team.staff.map(({ name }) => name)];
const names = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `Robin Ashdown-${letter}`);

/** As the editor saves it. People have other names everywhere: a post names its author. */
function write(file: string, { body, ...front }: Value): void {
  const yaml = stringify(front, { lineWidth: 0, singleQuote: true });
  const text = body ? `---\n${yaml}---\n${body}` : `${JSON.stringify(front, null, 2)}\n`;
  const rename = (all: string, name: string, at: number) => all.replaceAll(name, names[at] ?? name);
  writeFileSync(file, people.reduce(rename, text));
}

/** Each file that the editor offers, with its form. */
const { collections } = editorConfig('');
const folders = collections.map((collection) => {
  if ('files' in collection) return { files: collection.files };
  const { folder, fields, create } = collection;
  const files = globSync(`${folder}/*.{json,md}`).sort();
  return { folder: create && folder, files: files.map((file) => ({ file, fields })) };
});

const options = JSON.stringify(collections).matchAll(/"value":"([^"]*)"/g);
/** What other texts choose from, such as the names of categories. */
const referred = new Set([...options].map(([, value]) => value));

const texts = globSync('app/content/**/*.{json,md,ts}').map((file) => readFileSync(file, 'utf8'));
const isNamed = (words: string) => texts.some((text) => text.includes(words));

/** A link to a part leads nowhere without it, and without its own parts it is not shown. */
const isAnchor = (part: unknown) => isNamed(`#${objectFrom(part).id}`);

/** Every change of a value, in an order in which they can be made. */
function* changesOf(
  field: Field,
  value: unknown,
  sameLength: boolean,
  path: readonly string[] = [],
): Generator<Change> {
  // What other texts refer to is kept, as the editor asks.
  if (['id', 'section', 'timeZone'].includes(field.name)) return;
  if (['hidden', 'relation', 'image'].includes(field.widget)) return;
  if (typeof value !== 'object') {
    yield [path, other(field, value, sameLength)];
    return;
  }
  const list: unknown[] | undefined = Array.isArray(value) ? value : undefined;
  const parts: readonly Field[] =
    list?.map((_, at) => ({ ...itemOf(field), name: `${at}` })) ?? field.fields ?? [];
  for (const part of parts) {
    const at = [...path, part.name];
    const now = objectFrom(value)[part.name];
    const goes = less && part.required === false && !isAnchor(value);
    if (now === undefined || goes) yield [at, less ? undefined : filled(part)];
    else yield* changesOf(part, now, sameLength, at);
  }
  const { min, max } = limitsOf(field);
  if (!list?.length || list.length === (less ? min : max)) return;
  const last = list.at(-1);
  if (less && !isAnchor(last)) yield [[...path, `${list.length - 1}`], undefined];
  if (!less) yield [[...path, `${list.length}`], copyOf(itemOf(field), last)];
}

/** An entry that somebody wrote after an old one. */
function copyOf(item: Field, value: unknown): unknown {
  const copy = [...changesOf(item, value, true)].reduce(withChange, value);
  const { id, name, max } = objectFrom(value);
  if (people.includes(String(name))) return { ...objectFrom(copy), name: 'Robin Ashdown-Z' };
  if (typeof id === 'string') return { ...objectFrom(copy), id: `${id}-anew` };
  // A tier of prices begins where the one before it ends.
  if (typeof max === 'number') return { ...objectFrom(copy), min: max + 6, max: max + 100 };
  return copy;
}

function other(field: Field, value: unknown, sameLength: boolean): unknown {
  if (typeof value === 'number') {
    // Each tier of prices begins where the one before it ends.
    if (['min', 'max'].includes(field.name)) return value === 1 ? value : value + 5;
    const places = Number.isInteger(value) ? 1 : 100;
    return Math.round(value * (less ? 0.7 : 1.3) * places) / places;
  }
  if (typeof value !== 'string') return value;
  const { options, pattern, maxlength } = limitsOf(field);
  if (options.length > 0) {
    // Of pictures, another for the same kind of place.
    const kind = value.includes('/') ? `${value.split('/')[0]}/` : '';
    const kin = options.map((option) => option.value).filter((each) => each.startsWith(kind));
    return kin.at((kin.indexOf(value) + (less ? -1 : 1)) % kin.length);
  }
  if (referred.has(value) && (!sameLength || people.includes(value))) return value;
  if (field.widget === 'markdown') return otherBody(value);
  if (field.widget === 'datetime') {
    const day = Date.parse(value) - (less ? 10 : 40) * 86_400_000;
    return new Date(day).toISOString().slice(0, 10);
  }
  if (field.type === 'email') return 'office@maple.ca';
  if (pattern[0] || value.startsWith('/')) return otherOfItsForm(value);
  return otherWords(value, sameLength, maxlength);
}

/** Another address, month or time, or another name in addresses. Where a page's own links lead is its design. */
function otherOfItsForm(value: string): string {
  if (/^\d{4}-\d{2}$/.test(value)) return '2027-03';
  if (/^\d\d:\d\d$/.test(value)) return value.replace(/\d\d$/, '30');
  if (/^(https:|#$)/.test(value)) return 'https://www.canada.ca/en.html';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? `${value}-anew` : value;
}

/** Half as long, or twice as long as far as the form allows. For the same length, words or letters change places. */
function otherWords(text: string, sameLength: boolean, most: number): string {
  const [, said = '', end = ''] = /^(.*?)([.?!]*)$/s.exec(text) ?? [];
  const between = /\s|\{/.test(said) ? ' ' : '';
  const words = said.split(between);
  // Half of a name may be half of another one too.
  if (sameLength || (less && !between)) return words.toReversed().join(between) + end;
  const half = words.slice(0, Math.ceil(words.length / 2)).join(between);
  if (less) return half.replace(/[,:;]$/, '') + end;
  const twice = `${text} ${text}`;
  return twice.length <= most ? twice : twice.slice(0, most + 1).replace(/ \S*$/, '');
}

/** Each section with a paragraph more, or the last section gone, unless another page shows it. */
function otherBody(body: string): string {
  const [first, ...sections] = body.split(/^(?=## )/m);
  const [, heading] = /^## (.*)/.exec(sections.at(-1) ?? '') ?? [];
  if (isNamed(`"section": "${heading}"`) && less) return body;
  const others = less
    ? sections.slice(0, -1)
    : sections.map((section) => `${section.trimEnd()}\n\nThis was added later.\n\n`);
  return [first, ...others].join('').trimEnd() + (body.endsWith('\n') ? '\n' : '');
}

/** What an owner writes into a field that was empty; `undefined` where there is no telling. */
function filled({ widget, fields = [], ...field }: Field): unknown {
  const { options, pattern } = limitsOf({ widget, ...field });
  if (widget === 'number') return 100;
  if (widget === 'image') return '/images/photos/added.jpg';
  if (widget === 'object') {
    const parts = fields.map((part) => [part.name, filled(part)]);
    return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
  }
  if (!['string', 'text'].includes(widget)) return options[0]?.value;
  return ['Written later', 'https://calendar.maple.ca/intro', '+1 416-555-0134', '/contact'].find(
    (text) => new RegExp(pattern[0]).test(text),
  );
}

/** A value with a change made in it. */
function withChange(value: unknown, [[key, ...path], to]: Change): unknown {
  if (key === undefined) return to;
  const list: unknown[] | undefined = Array.isArray(value) ? value : undefined;
  const { [key]: inner, ...others } = objectFrom(value);
  const now = withChange(inner, [path, to]);
  if (list) return list.toSpliced(Number(key), 1, ...(now === undefined ? [] : [now]));
  return now === undefined ? others : { ...objectFrom(value), [key]: now };
}

/** What the files held, and the changes that check:content has not refused. */
const originals = new Map<string, unknown>();
const changes = new Map<string, readonly Change[]>();
for (const { folder, files } of folders) {
  for (const { file, fields } of files) {
    const form = formOf(fields);
    const before = inOrder(form, read(file));
    originals.set(file, before);
    // Other texts with a limit name facts and prices.
    changes.set(file, [...changesOf(form, before, /\/(organization|prices)\.json$/.test(file))]);
  }
  // One text more or less where the owner writes new ones. A text that another links to has to stay.
  const [first] = files;
  const free = files.find(({ file }) => !isNamed(`/${basename(file, '.md')}`));
  if (!folder || !first) continue;
  const copy = copyOf(formOf(first.fields), originals.get(first.file));
  if (!less) changes.set(`${folder}/anew.md`, [[[], copy]]);
  else if (free) changes.set(free.file, [[[], undefined]]);
}

/** Gives up the change that a line of check:content accuses: of a list, its length first. */
function giveUp(line: string): string[] {
  const [file = '', field = ''] = line.split(': ');
  const made = changes.get(file) ?? [];
  const near = made.filter(([path]) => {
    const [place, accused] = [`${path.join('.')}.`, `${field}.`];
    return path.length === 0 || place.startsWith(accused) || accused.startsWith(place);
  });
  const least = Math.min(...near.map(([path]) => path.length));
  const left = made.filter((change) => !near.includes(change) || change[0].length > least);
  changes.set(file, left);
  return left.length < made.length ? [`${file}: ${field}`] : [];
}

cpSync('docs/images/home.jpg', 'app/content/photos/added.jpg');
const refused: string[] = [];
for (;;) {
  for (const [file, made] of changes) {
    const value = made.reduce<unknown>(withChange, originals.get(file));
    if (value === undefined) rmSync(file, { force: true });
    else write(file, objectFrom(value));
  }
  const check = await execa('node', ['scripts/check-content.ts'], { reject: false });
  if (check.exitCode === 0) break;
  const given = check.stderr.split('\n').flatMap(giveUp);
  if (given.length === 0) throw new Error(check.stderr);
  refused.push(...given);
}
const made = [...changes.values()].flat().length;
console.log(
  [`✓ ${made} changes. Refused by check:content: ${refused.length}`, ...refused].join('\n'),
);
