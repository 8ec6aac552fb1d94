import * as v from 'valibot';
import { organization } from '../organization.ts';
import {
  BriefClosingSchema,
  CardsSchema,
  ClosingSchema,
  ExcerptSchema,
  HeadPictureSchema,
  LinkedSectionSchema,
  MetaSchema,
  PhotoSchema,
  PlainCardLinkSchema,
  pageEntries,
  paragraphsEntries,
  plainPageEntries,
  QuoteSchema,
  SectionSchema,
  SectionsSchema,
} from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import {
  areDistinct,
  ConfirmationSchema,
  group,
  HrefSchema,
  IdSchema,
  LinkSchema,
  prose,
  readAloud,
  some,
  text,
  words,
} from './primitives.ts';

// The texts of single pages in app/content/data. Those of services, products, careers and resources have files of their own.

export const HomeSchema = v.strictObject({
  ...plainPageEntries,
  actions: v.strictObject({ primary: LinkSchema, secondary: LinkSchema }),
  work: v.pipe(
    v.strictObject({ caption: text, ...ExcerptSchema.entries }),
    v.description('Its first phrase with a note is shown, and the note.'),
  ),
  assurances: some(text),
  whyUs: CardsSchema,
  partner: v.strictObject({ ...paragraphsEntries, points: some(text), link: LinkSchema }),
  services: v.strictObject({ ...SectionSchema.entries, all: LinkSchema }),
  suite: SectionSchema,
  prices: v.strictObject({
    ...SectionSchema.entries,
    ...words('unit').entries,
    link: LinkSchema,
    subsidies: LinkSchema,
  }),
  testimonials: v.strictObject({ heading: text, quotes: some(QuoteSchema), link: LinkSchema }),
});

const conductPart = v.optional(
  v.strictObject({
    ...SectionSchema.entries,
    link: v.optional(LinkSchema),
    standing: v.optional(ConfirmationSchema),
  }),
);

export const AboutSchema = v.strictObject({
  ...pageEntries,
  story: v.strictObject({ id: IdSchema, ...paragraphsEntries }),
  purpose: v.strictObject({
    id: IdSchema,
    heading: text,
    mission: SectionSchema,
    vision: SectionSchema,
  }),
  differences: CardsSchema,
  values: SectionsSchema,
  /** What a seller of governance shows of itself; a part that is left out is not shown. */
  conduct: v.strictObject({
    id: IdSchema,
    heading: text,
    board: conductPart,
    bylaws: conductPart,
    conflicts: conductPart,
    annualReport: conductPart,
    rates: conductPart,
    registration: conductPart,
  }),
  onwardHeading: readAloud,
  onward: some(PlainCardLinkSchema),
  closing: ClosingSchema,
});

export const PartnershipSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject({ ...paragraphsEntries, image: pictureKeyOf('features') }),
  benefits: CardsSchema,
  areas: v.strictObject({
    ...SectionSchema.entries,
    columns: words('service', 'people', 'tools', 'link'),
    rows: some(
      v.strictObject({ ...words('service', 'people', 'tools').entries, link: LinkSchema }),
    ),
  }),
  ownership: v.strictObject({ ...SectionsSchema.entries, standing: ConfirmationSchema }),
  clarity: SectionsSchema,
  closing: ClosingSchema,
});

export const TeamSchema = v.strictObject({
  ...pageEntries,
  intro: prose,
  ceo: v.strictObject({ text: prose, link: LinkSchema }),
  staffHeading: text,
  staff: v.pipe(
    some(
      v.strictObject({
        ...words('name', 'role').entries,
        bio: prose,
        portrait: v.optional(pictureKeyOf('portraits')),
        /** The services, by the last part of their address, about which this person answers. */
        answersFor: some(text),
        photo: PhotoSchema,
      }),
    ),
    v.check(
      (staff) => areDistinct([organization.ceo.name, ...staff.map(({ name }) => name)]),
      'tell people of one name apart, since posts name their authors',
    ),
  ),
  board: v.strictObject({
    ...SectionSchema.entries,
    members: some(words('name', 'role')),
    standing: ConfirmationSchema,
  }),
  openings: LinkedSectionSchema,
});

export const CeoSchema = v.strictObject({
  meta: group('For search engines and link previews', {
    description: MetaSchema.entries.description,
  }),
  subtitle: text,
  image: HeadPictureSchema,
  portrait: v.optional(pictureKeyOf('portraits')),
  photo: PhotoSchema,
  bio: some(prose),
  speaking: v.strictObject({ heading: text, topics: some(text), link: LinkSchema }),
  profile: v.strictObject({ label: text, href: HrefSchema }),
  back: LinkSchema,
});

export const SpeakingSchema = v.strictObject({
  ...pageEntries,
  intro: v.strictObject({ ...paragraphsEntries, speaker: LinkSchema }),
  topics: CardsSchema,
  talk: v.strictObject({
    ...words('from', 'heading').entries,
    questions: some(text),
    after: prose,
  }),
  formats: SectionsSchema,
  before: v.strictObject({
    heading: text,
    resources: LinkedSectionSchema,
    conference: v.strictObject({
      heading: text,
      label: v.pipe(text, v.description('The link to its registration.')),
      none: v.pipe(prose, v.description('While no conference is announced.')),
      next: v.optional(v.strictObject({ text: prose, href: HrefSchema })),
    }),
  }),
  closing: BriefClosingSchema,
});

const TableSchema = v.strictObject({
  heading: text,
  text: prose,
  caption: readAloud,
  columns: v.pipe(v.array(text), v.length(3, 'list exactly 3')),
});

const ListSchema = v.strictObject({ heading: text, items: some(text) });

/** The page about prices; the numbers themselves are facts. */
export const PricingSchema = v.strictObject({
  ...pageEntries,
  included: ListSchema,
  apart: v.strictObject({ ...ListSchema.entries, text: prose }),
  agreement: SectionsSchema,
  tiersTable: TableSchema,
  larger: v.strictObject({ text: prose, link: LinkSchema }),
  staffTable: TableSchema,
  subsidies: v.strictObject({
    ...paragraphsEntries,
    board: LinkSchema,
    sourcesHeading: text,
    sources: some(SectionSchema),
    link: LinkSchema,
  }),
  projects: SectionSchema,
  note: group('The note for a board, at the address of an estimate', {
    title: text,
    prepared: v.pipe(text, v.description('Before the organization’s name.')),
    filledIn: prose,
    receive: SectionSchema,
    alternatives: SectionsSchema,
    drawbacks: ListSchema,
    decision: SectionSchema,
    standing: ConfirmationSchema,
  }),
  closing: ClosingSchema,
});
