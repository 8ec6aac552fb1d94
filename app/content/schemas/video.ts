import * as v from 'valibot';
import { BriefClosingSchema, pageEntries } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { SlugSchema, text } from './primitives.ts';
import { distinctIds, RecordingSchema } from './resource-parts.ts';

/** Where the player of each platform stands. YouTube's second address sets no cookies before playing. */
const players = {
  youtube: /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/[\w-]+/,
  screenpal: /^https:\/\/go\.screenpal\.com\/player\/[\w-]+/,
} as const;

/** One video. An empty `embedUrl` means that there is no recording yet. Specification, section 3. */
export const VideoSchema = v.pipe(
  v.strictObject({
    id: SlugSchema,
    title: text('the title'),
    description: text('the description'),
    embedUrl: RecordingSchema,
    platform: v.picklist(['youtube', 'screenpal'], 'choose youtube or screenpal'),
    image: pictureKeyOf('videos'),
  }),
  v.forward(
    v.partialCheck(
      [['embedUrl'], ['platform']],
      ({ embedUrl, platform }) => embedUrl === '' || players[platform].test(embedUrl),
      'write the address of the platform’s player, such as https://www.youtube-nocookie.com/embed/… or https://go.screenpal.com/player/…',
    ),
    ['embedUrl'],
  ),
);

/** The page of videos: one featured, the others as cards. */
export const VideosSchema = v.strictObject({
  ...pageEntries,
  /** Shown on every video that has no recording yet. */
  comingLabel: text('the label'),
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
  closing: BriefClosingSchema,
});

/** One video. */
export type Video = v.InferOutput<typeof VideoSchema>;
/** The copy of the page of videos. */
export type Videos = v.InferOutput<typeof VideosSchema>;
