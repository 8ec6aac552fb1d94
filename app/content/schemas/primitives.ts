import * as v from 'valibot';
import { longDate } from '../../text/long-date.ts';
import { isVague } from '../link-words.ts';

// A field's label in the editor is its name in words. A title stands only where the name does not say it.

v.setSpecificMessage(v.strictObject, ({ expected, received }) => {
  if (expected === 'never') return 'remove this field or correct its spelling';
  return received === 'undefined' ? 'add this field' : 'write the fields of this part';
});
v.setSpecificMessage(v.array, () => 'write a list');

/** A filled text in one line, without blanks at its ends. */
export const text = v.pipe(
  v.string('write it as text'),
  v.nonEmpty('write a text'),
  v.check((value) => value === value.trim(), 'remove the blanks at its start or end'),
);

/** Short texts by their names. */
export const words = <const Names extends readonly string[]>(...names: Names) =>
  v.strictObject(v.entriesFromList(names, text));

/** The same with room for several sentences. */
export const prose = v.pipe(text, v.metadata({ widget: 'text' }));

/** A text of at least `min` and at most `max` characters, counted after placeholders are filled in. */
export const textBetween = (min: number, max: number, help = '') =>
  v.pipe(
    text,
    v.description(`${min} to ${max} characters. ${help}`.trim()),
    v.minLength(min, `write at least ${min} characters`),
    v.maxLength(max, `write at most ${max} characters`),
    v.metadata({ widget: max > 100 && max <= 320 ? 'text' : 'string' }),
  );

/** A text for those who do not see the page. */
export const readAloud = v.pipe(
  text,
  v.description('Read aloud to people who do not see the page.'),
);

/** Words around a number: {count} in them is where it stands. */
export const count = v.pipe(
  text,
  v.description('The number stands where {count} is.'),
  v.includes('{count}', 'keep {count} in the text'),
);

export const CountSchema = v.strictObject({ one: count, many: count });

/** Fields that belong together; `title` is their label in the editor. */
export const group = <const Entries extends v.ObjectEntries>(title: string, entries: Entries) =>
  v.pipe(v.strictObject(entries), v.title(title));

/** Whether the owner has confirmed a text that was written without them. Those to confirm are listed before a launch. */
export const ConfirmationSchema = v.pipe(
  v.picklist(['to confirm', 'confirmed']),
  v.title('Confirmed?'),
  v.description('Correct the text beside it, then choose “confirmed”.'),
);

/** A list of at least one item. */
export const some = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, 'list at least one'));

/** The same, each with an id of its own. */
export const someDistinct = <const Item extends v.GenericSchema<unknown, { readonly id: string }>>(
  item: Item,
) =>
  v.pipe(
    some(item),
    v.check((items) => areDistinct(items.map(({ id }) => id)), 'give every entry an id of its own'),
  );

export const areDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

export const DaySchema = v.pipe(
  v.string('write the date as YYYY-MM-DD'),
  v.check((day) => longDate(day) !== undefined, 'write the date as YYYY-MM-DD'),
  v.metadata({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }),
);

export const IconSchema = v.pipe(
  v.string('name an icon'),
  v.regex(/^i-lucide-[a-z0-9-]+$/, 'name a Lucide icon as i-lucide-<name>'),
  v.metadata({ widget: 'icon' }),
);

/** The last part of an address: lower-case words joined by hyphens. */
export const SlugSchema = v.pipe(
  v.string('write the slug as text'),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'use lower-case letters, figures and single hyphens in the name, such as my-post',
  ),
);

/** The name of an entry that other texts and addresses refer to. */
export const IdSchema = v.pipe(
  SlugSchema,
  v.title('Name in addresses'),
  v.description('Other texts refer to it: keep it when the words change.'),
);

/** Where a link leads: a page of this site, an anchor, a secure address or an email. "#" is a placeholder. */
export const HrefSchema = v.pipe(
  v.string('write where the link leads'),
  v.regex(
    /^(\/(?!\/)\S*|#\S*|(https:\/\/|mailto:|tel:)\S+)$/,
    'start with /, #, https://, mailto: or tel:',
  ),
  v.title('Leads to'),
  v.description('A page of this site, such as /contact, or an address that starts with https://.'),
);

/** A page of this site, possibly with an anchor. */
export const InternalHrefSchema = v.pipe(
  v.string('write where the link leads'),
  v.regex(/^\/(?!\/)\S*$/, 'start with / and name a page of this site'),
  v.title('Leads to'),
  v.description('A page of this site, such as /contact.'),
);

/** An address at another site. */
export const httpsAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/\S+$/, 'write an https address, or take the field out'),
);

export const LinkSchema = v.strictObject({
  label: v.pipe(
    text,
    v.check((words) => !isVague(words), 'say where the link leads, for people who hear it alone'),
  ),
  href: HrefSchema,
});

export type Link = v.InferOutput<typeof LinkSchema>;
