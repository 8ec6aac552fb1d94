import * as v from 'valibot';
import {
  BriefClosingSchema,
  pageEntries,
  plainPageEntries,
  QuoteSchema,
  SearchFieldSchema,
  SectionSchema,
} from './page.ts';
import {
  areDistinct,
  ConfirmationSchema,
  count,
  countEntries,
  group,
  HrefSchema,
  IconSchema,
  IdSchema,
  LinkSchema,
  prose,
  readAloud,
  some,
  someDistinct,
  text,
  textBetween,
} from './primitives.ts';

// The resources hub, its lists, and the search.

export const ResourcesSchema = v.strictObject({
  ...pageEntries,
  intro: prose,
  cards: some(v.strictObject({ icon: IconSchema, title: text, text: prose, link: LinkSchema })),
  newest: text,
  featured: v.pipe(
    v.strictObject({ label: text, title: text, text: prose, byline: text, link: LinkSchema }),
    v.title('Featured insight'),
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
  count: group('How many were found', countEntries),
  groupsLabel: readAloud,
  empty: v.pipe(
    group('When nothing is found', { text, link: LinkSchema }),
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
  category: group('Categories', {
    label: text,
    all: text,
    options: v.pipe(
      some(text),
      v.check((texts) => areDistinct(texts), 'give every category words of its own'),
    ),
  }),
  count: group('How many posts there are', countEntries),
  empty: text,
  pagination: group('Pages of the list', {
    label: readAloud,
    previous: text,
    position: text,
    next: text,
  }),
  post: group('Around a whole post', { back: text, related: text, by: text, reviewed: text }),
  newsletter: v.strictObject({ title: text, text: prose }),
});

/** The list of example stories and the testimonials of its carousel. */
export const ImpactStoriesSchema = v.strictObject({
  ...pageEntries,
  intro: prose,
  note: v.pipe(text, v.description('With each story that is an example.')),
  featured: v.strictObject({
    title: text,
    labels: v.strictObject({ challenge: text, solution: text, outcome: text }),
    readStory: text,
  }),
  story: group('Around a whole story', { back: text, services: text, other: text }),
  carousel: group('Testimonials', { title: text, quotes: some(QuoteSchema) }),
  closing: BriefClosingSchema,
});

export const SamplesSchema = v.strictObject({
  ...plainPageEntries,
  heading: v.pipe(text, v.description('Above samples on other pages.')),
  text: prose,
  others: v.pipe(SectionSchema, v.title('Above the other samples, below one')),
  all: text,
  disclaimer: text,
  stamp: textBetween(3, 10, 'In the corner of each sheet.'),
  organization: v.pipe(text, v.description('Invented.')),
  bar: group('Above a sample', {
    print: text,
    copy: text,
    copied: text,
    select: v.pipe(text, v.description('When the browser refuses to copy, and selects the text.')),
    request: text,
  }),
  template: v.pipe(
    v.strictObject({
      stamp: textBetween(3, 10),
      organization: text,
      disclaimer: text,
      request: text,
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

const headingsEntries = { recorded: text, planned: text };

const TodaySchema = group('What can be done until there are recordings', {
  heading: text,
  items: some(v.strictObject({ title: text, text: prose, link: HrefSchema })),
});

export const VideosSchema = v.strictObject({
  ...plainPageEntries,
  headings: v.strictObject({ featured: text, ...headingsEntries }),
  platformNames: v.strictObject({ youtube: text, screenpal: text }),
  featured: VideoSchema,
  more: v.pipe(someDistinct(VideoSchema), v.title('The others')),
  today: TodaySchema,
});

export const PodcastsSchema = v.strictObject({
  ...plainPageEntries,
  headings: v.strictObject(headingsEntries),
  labels: v.strictObject({ host: text, listen: text }),
  episodes: someDistinct(
    v.strictObject({
      id: IdSchema,
      podcastName: text,
      episodeTitle: text,
      host: text,
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
    v.title('Words that mean the same'),
  ),
  asked: v.pipe(
    some(
      v.strictObject({
        page: v.pipe(text, v.description('Its address, or Position for every open position.')),
        questions: v.pipe(prose, v.description('That this page answers in other words.')),
      }),
    ),
    v.title('What people ask, by the page that answers'),
  ),
  ignored: v.pipe(some(text), v.title('Words that are not searched for')),
});

export const SearchSchema = v.strictObject({
  ...plainPageEntries,
  label: text,
  hint: text,
  button: text,
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
