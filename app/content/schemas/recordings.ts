import * as v from 'valibot';
import { plainPageEntries } from './page.ts';
import { group, HrefSchema, IdSchema, prose, some, someDistinct, text } from './primitives.ts';

/** An https address, or nothing while there is no recording. */
const recording = (title: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(https:\/\/\S+)?$/,
        'write an https address, or leave it empty until there is a recording',
      ),
      v.title(title),
    ),
    '',
  );

/** Where the player of each platform stands. YouTube's second address sets no cookies before playing. */
const players = {
  youtube: /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/[\w-]+/,
  screenpal: /^https:\/\/go\.screenpal\.com\/player\/[\w-]+/,
} as const;

/** One video. An empty `embedUrl` means that there is no recording yet. */
export const VideoSchema = v.pipe(
  v.strictObject({
    id: IdSchema,
    title: text('the title'),
    description: prose('the description'),
    embedUrl: recording('Address of the player'),
    platform: v.picklist(['youtube', 'screenpal'], 'choose youtube or screenpal'),
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

const HeadingsSchema = v.strictObject({
  recorded: text('the heading above those that are recorded'),
  planned: text('the heading above the others'),
});

const TodaySchema = group('What can be done until there are recordings', {
  heading: text('the heading'),
  items: some(
    v.strictObject({ title: text('the title'), text: prose('the text'), link: HrefSchema }),
  ),
});

export const VideosSchema = v.strictObject({
  ...plainPageEntries,
  headings: v.strictObject({
    featured: text('the heading above the featured video'),
    ...HeadingsSchema.entries,
  }),
  platformNames: v.strictObject({
    youtube: text('the name of YouTube'),
    screenpal: text('the name of ScreenPal'),
  }),
  featured: v.pipe(VideoSchema, v.title('The featured video')),
  more: v.pipe(someDistinct(VideoSchema), v.title('The others')),
  today: TodaySchema,
});

/** One episode. While `directLink` is empty, there is nothing to listen to. */
const EpisodeSchema = v.strictObject({
  id: IdSchema,
  podcastName: text('the podcast’s name'),
  episodeTitle: text('the title'),
  host: text('the host'),
  date: text('the date', 'As readers see it; an episode may be planned only.'),
  description: prose('the description'),
  embedUrl: recording('Address of the player'),
  directLink: recording('Address of the episode'),
});

export const PodcastsSchema = v.strictObject({
  ...plainPageEntries,
  headings: HeadingsSchema,
  labels: v.strictObject({
    host: text('the word before the host'),
    listen: text('the words of the link that plays'),
  }),
  episodes: someDistinct(EpisodeSchema),
  today: TodaySchema,
});
