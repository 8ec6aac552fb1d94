import * as v from 'valibot';
import { longDate } from '../long-date.ts';

/** A filled text without blanks at its ends; `what` names it in the message that an editor sees. */
export const text = (what: string) =>
  v.pipe(
    v.string(`write ${what} as text`),
    v.nonEmpty(`write ${what}`),
    v.check((value) => value === value.trim(), `remove the blanks at the start or end of ${what}`),
  );

/** A text of at least `min` and at most `max` characters. */
export const textBetween = (what: string, min: number, max: number) =>
  v.pipe(
    text(what),
    v.minLength(min, `write at least ${min} characters for ${what}`),
    v.maxLength(max, `write at most ${max} characters for ${what}`),
  );

/** A list of exactly `count` items, where the code needs that number, such as a table's columns. */
export const exactly = <const Item extends v.GenericSchema>(count: number, item: Item) =>
  v.pipe(v.array(item), v.length(count, `list exactly ${count}`));

/**
 * A list of at least one item. The specification's counts are those of today's content
 * (tests/unit/content/specification-counts.test.ts); layouts hold one to twelve.
 */
export const some = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, 'list at least one'));

/** A day of the calendar. */
export const DaySchema = v.pipe(
  v.string('write the date as YYYY-MM-DD'),
  v.check((day) => longDate(day) !== undefined, 'write the date as YYYY-MM-DD'),
);

/** The class of an icon of the Lucide set, for example "i-lucide-scale". */
export const IconSchema = v.pipe(
  v.string('name an icon'),
  v.regex(/^i-lucide-[a-z0-9-]+$/, 'name a Lucide icon as i-lucide-<name>'),
);

/** The last part of an address: lower-case words joined by hyphens. */
export const SlugSchema = v.pipe(
  v.string('write the slug as text'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, figures and single hyphens'),
);

/** Where a link leads: a page of this site, an anchor, a secure address or an email. "#" is a placeholder. */
export const HrefSchema = v.pipe(
  v.string('write where the link leads'),
  v.regex(/^(\/(?!\/)|#|https:\/\/|mailto:)\S*$/, 'start with /, #, https:// or mailto:'),
);

/** A page of this site, possibly with an anchor. */
export const InternalHrefSchema = v.pipe(
  v.string('write where the link leads'),
  v.regex(/^\/(?!\/)\S*$/, 'start with / and name a page of this site'),
);

/** An email link. */
export const MailtoSchema = v.pipe(
  v.string('write the email link as text'),
  v.regex(/^mailto:[^\s@]+@[^\s@]+$/, 'write mailto: and an email address'),
);

/** A link and the words that a visitor chooses. */
export const LinkSchema = v.strictObject({
  label: text('the words of the link'),
  href: HrefSchema,
});

/** A link with its words. */
export type Link = v.InferOutput<typeof LinkSchema>;
