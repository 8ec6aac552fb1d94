import * as v from 'valibot';
import { booking } from '../navigation.ts';
import { organization } from '../organization.ts';
import { pictureKeyOf } from './picture-key.ts';
import {
  count,
  group,
  IconSchema,
  LinkSchema,
  prose,
  some,
  text,
  textBetween,
} from './primitives.ts';

/** What search engines and link previews show. The site's name is added to the title later. */
export const MetaSchema = group('For search engines and link previews', {
  title: textBetween('the title', 30, 60),
  description: textBetween('the description', 110, 160),
});

export const HeadPictureSchema = v.pipe(
  pictureKeyOf('heroes'),
  v.check(
    (key) => key !== 'heroes/home',
    'choose another one: this is cut for the home page alone',
  ),
);

/** The top of a page: the h1, a line below it and the picture behind them. */
const words = { title: text('the title'), subtitle: text('the subtitle') };

export const pageEntries = {
  meta: MetaSchema,
  header: group('Top of the page', { ...words, image: HeadPictureSchema }),
};

export const plainPageEntries = {
  meta: MetaSchema,
  header: group('Top of the page', words),
};

export const SectionSchema = v.strictObject({
  heading: text('the heading'),
  text: prose('the text'),
});

export const LinkedSectionSchema = v.strictObject({ ...SectionSchema.entries, link: LinkSchema });

export const SectionsSchema = v.strictObject({
  heading: text('the heading'),
  items: some(SectionSchema),
});

/** A card that says something and leads nowhere. */
export const CardSchema = v.strictObject({
  icon: IconSchema,
  title: text('the title'),
  description: prose('the description'),
});

export const CardsSchema = v.strictObject({
  heading: text('the heading'),
  cards: some(CardSchema),
});

export const SearchFieldSchema = v.strictObject({
  label: text('the label of the search field'),
  placeholder: text('the example in the field'),
});

export const countEntries = {
  one: count('the words for one'),
  many: count('the words for several'),
};

export type SectionText = v.InferOutput<typeof SectionSchema>;

const PrimaryLinkSchema = v.pipe(
  LinkSchema,
  v.title('Button'),
  v.description(`Left out, it is “${booking.label}”.`),
);

/** The invitation at the end of a page: one link that stands out. */
export const BriefClosingSchema = group('End of the page', {
  ...SectionSchema.entries,
  primary: v.optional(PrimaryLinkSchema, booking),
});

const writeToUs = { label: `Email ${organization.email}`, href: organization.generalEnquiries };

const MailLinkSchema = v.pipe(
  LinkSchema,
  v.title('Email link'),
  v.description(`Left out, it is “${writeToUs.label}”.`),
);

/** The same with an email link, the quiet way. */
export const ClosingSchema = group('End of the page', {
  ...BriefClosingSchema.entries,
  mail: v.optional(MailLinkSchema, writeToUs),
});

/** What the texts of a page in TypeScript start with. */
export interface PageContent {
  readonly meta: v.InferOutput<typeof MetaSchema>;
  readonly header: v.InferOutput<typeof plainPageEntries.header>;
  readonly [section: string]: unknown;
}
export type Card = v.InferOutput<typeof CardSchema>;
