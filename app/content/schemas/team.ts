import * as v from 'valibot';
import { MetaSchema, pageEntries } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { HrefSchema, LinkSchema, SlugSchema, some, text } from './primitives.ts';

/** A member of staff on the team page. */
const StaffProfileSchema = v.strictObject({
  name: text('the name'),
  role: text('the role'),
  bio: text('the biography'),
  portrait: pictureKeyOf('portraits'),
});

/** /about/team: three profiles and the way to the CEO's own page (section 2, Team). */
export const TeamSchema = v.strictObject({
  ...pageEntries,
  intro: text('the intro'),
  ceo: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    link: LinkSchema,
  }),
  staffHeading: text('the heading of the profiles'),
  staff: some(StaffProfileSchema),
  openings: v.strictObject({
    heading: text('the heading'),
    text: text('the text'),
    link: v.strictObject({ label: v.literal('View Open Positions'), href: v.literal('/careers') }),
  }),
});

/** /about/team/{slug}: the CEO's profile (section 2, Team). */
export const CeoSchema = v.strictObject({
  meta: MetaSchema,
  slug: SlugSchema,
  name: text('the name'),
  role: text('the role'),
  subtitle: text('the subtitle'),
  image: pictureKeyOf('heroes'),
  portrait: pictureKeyOf('portraits'),
  bio: some(text('a paragraph')),
  quote: text('the quote'),
  speaking: v.strictObject({
    heading: text('the heading'),
    topics: some(text('a topic')),
    link: LinkSchema,
  }),
  /** The profile on a professional network outside this site. */
  profile: v.strictObject({ label: text('the words of the link'), href: HrefSchema }),
  back: LinkSchema,
});

/** A member of staff. */
export type StaffProfile = v.InferOutput<typeof StaffProfileSchema>;
/** The team page. */
export type Team = v.InferOutput<typeof TeamSchema>;
/** The CEO's profile. */
export type Ceo = v.InferOutput<typeof CeoSchema>;
