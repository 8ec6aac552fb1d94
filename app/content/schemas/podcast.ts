import * as v from 'valibot';
import { BriefClosingSchema, pageEntries } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { SlugSchema, text } from './primitives.ts';
import { distinctIds, RecordingSchema } from './resource-parts.ts';

/**
 * One episode. While `directLink` is empty, its Listen link falls back to "#".
 * Specification, section 3 (Podcast episode).
 */
const EpisodeSchema = v.strictObject({
  id: SlugSchema,
  podcastName: text("the podcast's name"),
  episodeTitle: text('the title'),
  host: text('the host'),
  /** As readers see it; not a machine-readable date, since an episode may be planned only. */
  date: text('the date'),
  description: text('the description'),
  embedUrl: RecordingSchema,
  directLink: RecordingSchema,
  image: pictureKeyOf('podcasts'),
});

/** The page of podcast episodes. */
export const PodcastsSchema = v.strictObject({
  ...pageEntries,
  intro: text('the introduction'),
  labels: v.strictObject({ host: text('the label'), listen: text('the label') }),
  episodes: v.pipe(
    v.array(EpisodeSchema),
    v.minLength(1, 'keep at least one episode'),
    v.check((items) => distinctIds(items), 'give every episode an id of its own'),
  ),
  closing: BriefClosingSchema,
});

/** One episode. */
export type Episode = v.InferOutput<typeof EpisodeSchema>;
/** The copy of the page of podcast episodes. */
export type Podcasts = v.InferOutput<typeof PodcastsSchema>;
