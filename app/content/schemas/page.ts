import * as v from 'valibot';
import { pictureKeyOf } from './picture-key.ts';
import {
  HrefSchema,
  IconSchema,
  LinkSchema,
  MailtoSchema,
  text,
  textBetween,
} from './primitives.ts';

/** What search engines and link previews show. The site's name is added to the title later. */
export const MetaSchema = v.strictObject({
  title: textBetween('the title', 30, 60),
  description: textBetween('the description', 110, 160),
});

/** The top of a page: the h1, a line below it and the picture behind them. */
export const HeaderSchema = v.strictObject({
  title: text('the title'),
  subtitle: text('the subtitle'),
  image: pictureKeyOf('heroes'),
});

/** The fields that every page's content starts with. */
export const pageEntries = { meta: MetaSchema, header: HeaderSchema };

/** A page that has only its head, as `npm run add:page` writes one. */
export const PageSchema = v.strictObject(pageEntries);

/** A heading with the text below it. */
export const SectionSchema = v.strictObject({
  heading: text('the heading'),
  text: text('the text'),
});

/** A card that says something and leads nowhere. */
export const CardSchema = v.strictObject({
  icon: IconSchema,
  title: text('the title'),
  description: text('the description'),
});

/** A card whose whole face is a link. */
export const LinkCardSchema = v.strictObject({
  ...CardSchema.entries,
  link: HrefSchema,
});

/** The invitation at the end of a page: one primary link and, as the quiet way, an email. */
export const ClosingSchema = v.strictObject({
  heading: text('the heading'),
  text: text('the text'),
  primary: LinkSchema,
  mail: v.strictObject({ label: text('the words of the link'), href: MailtoSchema }),
});

/** The same without the email. */
export const BriefClosingSchema = v.omit(ClosingSchema, ['mail']);

/** A page that has only its head. */
export type PageContent = v.InferOutput<typeof PageSchema>;
/** A card without a link. */
export type Card = v.InferOutput<typeof CardSchema>;
