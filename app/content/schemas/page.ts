import * as v from 'valibot';
import type { PictureFile } from '../../pictures/pictures.ts';
import { booking } from '../navigation.ts';
import { organization } from '../organization.ts';
import { pictureKeyOf } from './picture-key.ts';
import {
  group,
  IconSchema,
  InternalHrefSchema,
  LinkSchema,
  prose,
  some,
  text,
  textBetween,
  words,
} from './primitives.ts';

/** What search engines and link previews show. The site's name is added to the title later. */
export const MetaSchema = group('For search engines and link previews', {
  title: textBetween(30, 60),
  description: textBetween(110, 160),
});

export const HeadPictureSchema = v.pipe(
  pictureKeyOf('heroes'),
  v.check(
    (key) => key !== 'heroes/home',
    'choose another one: this is cut for the home page alone',
  ),
);

/** A page with a title and a subtitle. */
export const plainPageEntries = { meta: MetaSchema, header: words('title', 'subtitle') };

/** The same with a picture behind them. */
export const pageEntries = {
  meta: MetaSchema,
  header: v.strictObject({ ...plainPageEntries.header.entries, image: HeadPictureSchema }),
};

export const SectionSchema = v.strictObject({ heading: text, text: prose });
export const LinkedSectionSchema = v.strictObject({ ...SectionSchema.entries, link: LinkSchema });
export const SectionsSchema = v.strictObject({ heading: text, items: some(SectionSchema) });

/** A card that says something and leads nowhere. */
export const CardSchema = v.strictObject({ icon: IconSchema, title: text, description: prose });
/** The same as a way to another page. */
export const CardLinkSchema = v.strictObject({ ...CardSchema.entries, link: InternalHrefSchema });
/** The same without an icon. */
export const PlainCardLinkSchema = v.omit(CardLinkSchema, ['icon']);
export const CardsSchema = v.strictObject({ heading: text, cards: some(CardSchema) });

/** A heading above paragraphs. */
export const paragraphsEntries = { heading: text, paragraphs: some(prose) };

export const SearchFieldSchema = words('label', 'placeholder');

const writeToUs = { label: `Email ${organization.email}`, href: organization.generalEnquiries };

/** The invitation at the end of a page: one link that stands out. */
export const BriefClosingSchema = v.strictObject({
  ...SectionSchema.entries,
  primary: v.optional(
    v.pipe(LinkSchema, v.description(`A button. Left out, it is “${booking.label}”.`)),
    booking,
  ),
});

/** The same with an email link, the quiet way. */
export const ClosingSchema = v.strictObject({
  ...BriefClosingSchema.entries,
  mail: v.optional(
    v.pipe(LinkSchema, v.description(`Left out, it is “${writeToUs.label}”.`)),
    writeToUs,
  ),
});

/** A testimonial's id where a page quotes it. */
export const QuoteSchema = v.pipe(
  text,
  v.metadata({
    widget: 'relation',
    collection: 'facts',
    file: 'testimonials',
    value_field: 'testimonials.*.id',
    display_fields: ['testimonials.*.author'],
  }),
);

/** A part of a sample document, shown on another page. */
export const ExcerptSchema = v.strictObject({
  sample: v.pipe(
    text,
    v.metadata({
      widget: 'relation',
      collection: 'samples',
      value_field: '{{slug}}',
      display_fields: ['title'],
    }),
  ),
  section: v.pipe(text, v.description('A heading of the document.')),
  link: v.pipe(text, v.description('Its words.')),
});

/** A photograph of the owner's own, shown in place of the site's picture. */
export const PhotoSchema = v.optional(
  group('Photograph of your own', {
    file: v.pipe(
      v.string('choose a photograph'),
      v.regex(
        /^\/images\/photos\/[a-z0-9_-]+\.(jpg|jpeg|png|webp)$/,
        'choose a JPEG, PNG or WebP whose name has lower-case letters, figures, hyphens and underscores, such as robin.jpg',
      ),
      v.brand('Photograph'),
      v.metadata({ widget: 'image', choose_url: false }),
      v.description('At least 1200 pixels wide.'),
    ),
    alt: v.pipe(
      text,
      v.title('What it shows'),
      v.description('For people who do not see it, such as: Robin at a whiteboard.'),
    ),
  }),
);

export type SectionText = v.InferOutput<typeof SectionSchema>;
export type Card = v.InferOutput<typeof CardSchema>;

/** What the texts of a page in TypeScript start with. */
export interface PageContent {
  readonly meta: v.InferOutput<typeof MetaSchema>;
  readonly header: v.InferOutput<typeof plainPageEntries.header>;
  readonly [section: string]: unknown;
}

/** A client's words. An invented quotation has a `label` that says so. */
export interface Quote {
  readonly quote: string;
  readonly author: string;
  readonly logo: PictureFile;
  readonly label?: string | undefined;
}

export type ExcerptPlace = v.InferOutput<typeof ExcerptSchema>;

/** A part of a sample document with what it needs to be shown. */
export type Excerpt = ExcerptPlace & {
  readonly title: string;
  readonly organization: string;
  readonly disclaimer: string;
  readonly stamp: string;
  readonly path: string;
  readonly html: string;
};
