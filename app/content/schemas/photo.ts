import * as v from 'valibot';
import { group, text } from './primitives.ts';

/** A photograph of the owner's own, shown in place of the site's picture. */
export const PhotoSchema = v.optional(
  group('Photograph of your own', {
    file: v.pipe(
      v.string('choose a photograph'),
      v.regex(
        /^\/images\/photos\/[a-z0-9_-]+\.(jpg|jpeg|png|webp)$/,
        'choose a JPEG, PNG or WebP whose name has lower-case letters, figures, hyphens and underscores, such as robin.jpg',
      ),
      v.metadata({ widget: 'image', choose_url: false }),
      v.title('Photograph'),
      v.description('At least 1200 pixels wide.'),
    ),
    alt: text('what it shows', 'For people who do not see it, such as: Robin at a whiteboard.'),
  }),
);

/** Its file in app/content/photos, and what it shows. */
export type Photo = NonNullable<v.InferOutput<typeof PhotoSchema>>;
