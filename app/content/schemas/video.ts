import * as v from 'valibot';
import { pageEntries } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { SlugSchema, text } from './primitives.ts';
import { distinctIds, InvitationSchema, RecordingSchema } from './resource-parts.ts';

/** One video. An empty `embedUrl` means that there is no recording yet. Specification, section 3. */
export const VideoSchema = v.strictObject({
  id: SlugSchema,
  title: text('the title'),
  description: text('the description'),
  embedUrl: RecordingSchema,
  platform: v.picklist(['youtube', 'screenpal'], 'choose youtube or screenpal'),
  image: pictureKeyOf('videos'),
});

/** The page of videos: one featured, the others as cards. */
export const VideosSchema = v.strictObject({
  ...pageEntries,
  /** Shown on every video that has no recording yet. */
  comingLabel: text('the label'),
  /** Before the platform's name, on the link to a recording. */
  watchLabel: text('the label'),
  platformNames: v.strictObject({ youtube: text('the name'), screenpal: text('the name') }),
  featured: v.strictObject({ title: text('the heading'), video: VideoSchema }),
  more: v.strictObject({
    title: text('the heading'),
    text: text('the text'),
    videos: v.pipe(
      v.array(VideoSchema),
      v.minLength(1, 'keep at least one video'),
      v.check((items) => distinctIds(items), 'give every video an id of its own'),
    ),
  }),
  invitation: InvitationSchema,
});

/** One video. */
export type Video = v.InferOutput<typeof VideoSchema>;
/** The copy of the page of videos. */
export type Videos = v.InferOutput<typeof VideosSchema>;
