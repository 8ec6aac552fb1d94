import * as v from 'valibot';
import { organization } from '../organization.ts';
import { HeadPictureSchema, MetaSchema, pageEntries, SectionSchema } from './page.ts';
import { PhotoSchema } from './photo.ts';
import { pictureKeyOf } from './picture-key.ts';
import { areDistinct, HrefSchema, LinkSchema, prose, some, text } from './primitives.ts';

const StaffProfileSchema = v.strictObject({
  name: text('the name'),
  role: text('the role'),
  bio: prose('the biography'),
  portrait: v.optional(pictureKeyOf('portraits')),
  photo: PhotoSchema,
});

export const TeamSchema = v.strictObject({
  ...pageEntries,
  intro: prose('the intro'),
  ceo: v.pipe(
    v.strictObject({ text: prose('the text'), link: LinkSchema }),
    v.title('The chief executive, in short'),
  ),
  staffHeading: text('the heading of the profiles'),
  staff: v.pipe(
    some(StaffProfileSchema),
    v.check(
      (staff) => areDistinct([organization.ceo.name, ...staff.map(({ name }) => name)]),
      'tell people of one name apart, since posts name their authors',
    ),
  ),
  openings: v.strictObject({ ...SectionSchema.entries, link: LinkSchema }),
});

export const CeoSchema = v.strictObject({
  meta: v.pipe(
    v.strictObject({ description: MetaSchema.entries.description }),
    v.title('For search engines and link previews'),
  ),
  subtitle: text('the subtitle'),
  image: HeadPictureSchema,
  portrait: pictureKeyOf('portraits'),
  photo: PhotoSchema,
  bio: some(prose('a paragraph')),
  speaking: v.strictObject({
    heading: text('the heading'),
    topics: some(text('a topic')),
    link: LinkSchema,
  }),
  profile: v.pipe(
    v.strictObject({ label: text('the words of the link'), href: HrefSchema }),
    v.title('Profile on a professional network'),
  ),
  back: LinkSchema,
});
