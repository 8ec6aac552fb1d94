import * as v from 'valibot';
import {
  BriefClosingSchema,
  CardLinkSchema,
  PlainCardLinkSchema,
  pageEntries,
  plainPageEntries,
  QuoteSchema,
  SearchFieldSchema,
  SectionSchema,
} from './page.ts';
import {
  areDistinct,
  ConfirmationSchema,
  CountSchema,
  count,
  IdSchema,
  LinkSchema,
  prose,
  readAloud,
  some,
  someDistinct,
  text,
  textBetween,
  words,
} from './primitives.ts';

// The resources hub, its lists, and the search.

export const ResourcesSchema = v.strictObject({
  ...pageEntries,
  intro: prose,
  cards: some(CardLinkSchema),
  newest: text,
  featured: v.pipe(
    v.strictObject({ label: text, title: text, text: prose, byline: text, link: LinkSchema }),
    v.description('A placeholder while its title stands in brackets; write your own over them.'),
  ),
  newsletter: v.strictObject({ title: text, text: prose }),
});

const QuestionSchema = v.strictObject({
  id: IdSchema,
  question: v.pipe(text, v.endsWith('?', 'end the question with ?')),
  answer: some(prose),
  links: v.optional(v.pipe(v.array(LinkSchema), v.minLength(1, 'leave an empty list out'))),
  standing: v.optional(ConfirmationSchema),
});

export type Question = v.InferOutput<typeof QuestionSchema>;

export const FaqSchema = v.strictObject({
  ...pageEntries,
  search: SearchFieldSchema,
  count: CountSchema,
  groupsLabel: readAloud,
  empty: v.pipe(
    v.strictObject({ text, link: LinkSchema }),
    v.check(
      ({ text, link }) => text.includes(link.label),
      'let the message contain the words of its link',
    ),
  ),
  groups: v.pipe(
    some(v.strictObject({ id: IdSchema, category: text, questions: some(QuestionSchema) })),
    v.check(
      (groups) => areDistinct(groups.flatMap(({ questions }) => questions.map(({ id }) => id))),
      'give every question an id of its own',
    ),
  ),
  permalink: text,
  closing: BriefClosingSchema,
});

export const BlogSchema = v.strictObject({
  ...pageEntries,
  listHeading: readAloud,
  search: SearchFieldSchema,
  category: v.strictObject({
    ...words('label', 'all').entries,
    options: v.pipe(
      some(text),
      v.check((texts) => areDistinct(texts), 'give every category words of its own'),
    ),
  }),
  count: CountSchema,
  empty: text,
  pagination: v.strictObject({
    label: readAloud,
    ...words('previous', 'position', 'next').entries,
  }),
  post: words('back', 'related', 'read', 'reviewed'),
  newsletter: v.strictObject({ title: text, text: prose }),
});

/** The list of example stories and the testimonials of its carousel. */
export const ImpactStoriesSchema = v.strictObject({
  ...pageEntries,
  intro: prose,
  note: v.pipe(text, v.description('With each story that is an example.')),
  featured: v.strictObject({
    title: text,
    labels: words('challenge', 'solution', 'outcome'),
    readStory: text,
  }),
  story: words('back', 'services', 'other'),
  carousel: v.strictObject({ title: text, quotes: some(QuoteSchema) }),
  closing: BriefClosingSchema,
});

export const SamplesSchema = v.strictObject({
  ...plainPageEntries,
  closing: BriefClosingSchema,
  heading: v.pipe(text, v.description('Above samples on other pages.')),
  text: prose,
  others: SectionSchema,
  ...words('all', 'disclaimer').entries,
  stamp: textBetween(3, 10, 'In the corner of each sheet.'),
  organization: v.pipe(text, v.description('Invented.')),
  bar: words('print', 'copy', 'copied', 'select', 'request'),
  template: v.pipe(
    v.strictObject({
      stamp: textBetween(3, 10),
      ...words('organization', 'disclaimer', 'request').entries,
    }),
    v.description('In place of the words above, on a sample without invented figures.'),
  ),
});

/** An https address, or nothing while there is no recording. */
const recording = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^(https:\/\/\S+)?$/,
      'write an https address, or leave it empty until there is a recording',
    ),
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
    title: text,
    description: prose,
    embedUrl: recording,
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

/** What can be done until there are recordings. */
const TodaySchema = v.strictObject({
  heading: text,
  items: some(PlainCardLinkSchema),
});

export const VideosSchema = v.strictObject({
  ...plainPageEntries,
  headings: words('featured', 'recorded', 'planned'),
  platformNames: words('youtube', 'screenpal'),
  featured: VideoSchema,
  more: someDistinct(VideoSchema),
  today: TodaySchema,
});

export const PodcastsSchema = v.strictObject({
  ...plainPageEntries,
  headings: words('recorded', 'planned'),
  labels: words('host', 'listen'),
  episodes: someDistinct(
    v.strictObject({
      id: IdSchema,
      ...words('podcastName', 'episodeTitle', 'host').entries,
      date: v.optional(v.pipe(text, v.description('As readers see it, once there is one.'))),
      description: prose,
      embedUrl: recording,
      /** While it is empty, there is nothing to listen to. */
      directLink: recording,
    }),
  ),
  today: TodaySchema,
});

/** What visitors type, where the pages use other words. */
export const SearchWordsSchema = v.strictObject({
  alike: v.pipe(
    some(v.pipe(text, v.description('Words with blanks between them; a word in one line only.'))),
    v.check(
      (lines) => areDistinct(lines.flatMap((line) => line.split(' '))),
      'let each word stand in one line only',
    ),
  ),
  asked: v.pipe(
    some(
      v.strictObject({
        page: v.pipe(text, v.description('Its address, or Position for every open position.')),
        questions: v.pipe(prose, v.description('That this page answers in other words.')),
      }),
    ),
  ),
  ignored: some(text),
});

export const SearchSchema = v.strictObject({
  ...plainPageEntries,
  ...words('label', 'hint', 'button').entries,
  suggestions: v.strictObject({ heading: text, items: some(text) }),
  count: v.strictObject({
    none: v.pipe(
      text,
      v.description('What was searched for stands where {query} is.'),
      v.includes('{query}', 'keep {query} in the text'),
    ),
    one: text,
    many: count,
  }),
  empty: prose,
  incomplete: v.pipe(prose, v.description('While pages cannot be searched.')),
  contact: LinkSchema,
});
