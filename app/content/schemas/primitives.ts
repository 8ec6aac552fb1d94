import * as v from 'valibot';
import { longDate } from '../../text/long-date.ts';
import { isVague } from '../link-words.ts';

/** A filled text in one line, without blanks at its ends. `what` names it in messages and is its label in the editor. */
export const text = (what: string, help = '') =>
  v.pipe(
    v.string(`write ${what} as text`),
    v.nonEmpty(`write ${what}`),
    v.check((value) => value === value.trim(), `remove the blanks at the start or end of ${what}`),
    v.title(labelOf(what)),
    v.description(help),
  );

/** The same with room for several sentences. */
export const prose = (what: string, help = '') =>
  v.pipe(text(what, help), v.metadata({ widget: 'text' }));

/** A text of at least `min` and at most `max` characters, counted after placeholders are filled in. */
export const textBetween = (what: string, min: number, max: number, help = '') =>
  v.pipe(
    text(what, `${min} to ${max} characters. ${help}`.trim()),
    v.minLength(min, `write at least ${min} characters for ${what}`),
    v.maxLength(max, `write at most ${max} characters for ${what}`),
    v.metadata({ widget: max > 100 && max <= 320 ? 'text' : 'string' }),
  );

/** Fields that belong together; `title` is their label in the editor. */
export const group = <const Entries extends v.ObjectEntries>(title: string, entries: Entries) =>
  v.pipe(v.strictObject(entries), v.title(title));

/** Whether the owner has confirmed a text that was written without them. `npm run launch` lists those to confirm. */
export const StandingSchema = v.pipe(
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
    'use lower-case letters, figures and single hyphens, such as my-post',
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
  v.regex(/^(\/(?!\/)|#|https:\/\/|mailto:)\S*$/, 'start with /, #, https:// or mailto:'),
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

/** Where a text stood before its slug was changed; the editor keeps this list itself. */
export const AliasesSchema = v.optional(
  v.pipe(v.array(InternalHrefSchema), v.metadata({ hidden: true })),
);

/** The text of a Markdown file below its front matter; the editor has its own field for it. */
export const BodySchema = v.pipe(v.string(), v.metadata({ hidden: true }));

export const LinkSchema = v.strictObject({
  label: v.pipe(
    text('the words of the link'),
    v.check((words) => !isVague(words), 'say where the link leads, for people who hear it alone'),
  ),
  href: HrefSchema,
});

export type Link = v.InferOutput<typeof LinkSchema>;

/** "the words of the link" becomes "Words of the link". */
function labelOf(what: string): string {
  const words = what.replace(/^(the|a|an) /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words around a number: {count} in them is where it stands. */
export const count = (what: string) =>
  v.pipe(
    text(what, 'The number stands where {count} is.'),
    v.includes('{count}', 'keep {count} in the text'),
  );
