import * as v from 'valibot';
import { organization } from '../organization.ts';
import { HeadPictureSchema, LinkedSectionSchema, MetaSchema, pageEntries } from './page.ts';
import { PhotoSchema } from './photo.ts';
import { pictureKeyOf } from './picture-key.ts';
import { areDistinct, group, HrefSchema, LinkSchema, prose, some, text } from './primitives.ts';

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
  ceo: group('The chief executive, in short', { text: prose('the text'), link: LinkSchema }),
  staffHeading: text('the heading of the profiles'),
  staff: v.pipe(
    some(StaffProfileSchema),
    v.check(
      (staff) => areDistinct([organization.ceo.name, ...staff.map(({ name }) => name)]),
      'tell people of one name apart, since posts name their authors',
    ),
  ),
  openings: LinkedSectionSchema,
});

export const CeoSchema = v.strictObject({
  meta: group('For search engines and link previews', {
    description: MetaSchema.entries.description,
  }),
  subtitle: text('the subtitle'),
  image: HeadPictureSchema,
  portrait: v.optional(pictureKeyOf('portraits')),
  photo: PhotoSchema,
  bio: some(prose('a paragraph')),
  speaking: v.strictObject({
    heading: text('the heading'),
    topics: some(text('a topic')),
    link: LinkSchema,
  }),
  profile: group('Profile on a professional network', {
    label: text('the words of the link'),
    href: HrefSchema,
  }),
  back: LinkSchema,
});
