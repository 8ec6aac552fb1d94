import type { GenericSchema } from 'valibot';
import { BlogIndexSchema } from './blog.ts';
import { FaqSchema } from './faq.ts';
import { ImpactStoriesSchema } from './impact-story.ts';
import { PodcastsSchema } from './podcast.ts';
import { RecordingCopySchema } from './resource-parts.ts';
import { ResourcesSchema } from './resources.ts';
import { SamplesSchema } from './sample.ts';
import { VideosSchema } from './video.ts';

/** A file of app/content, the schema it must pass and how to read what it says. */
export interface ContentModule {
  /** The path from the repository's top, for messages. */
  readonly file: string;
  readonly schema: GenericSchema;
  readonly load: () => Promise<unknown>;
}

/** The typed content of the resource pages; posts and stories are checked where Markdown is compiled. */
export const resourceModules: readonly ContentModule[] = [
  {
    file: 'app/content/resources.ts',
    schema: ResourcesSchema,
    load: async () => (await import('../resources.ts')).resources,
  },
  {
    file: 'app/content/blog.ts',
    schema: BlogIndexSchema,
    load: async () => (await import('../blog.ts')).blog,
  },
  {
    file: 'app/content/impact-stories.ts',
    schema: ImpactStoriesSchema,
    load: async () => (await import('../impact-stories.ts')).impactStories,
  },
  {
    file: 'app/content/faq.ts',
    schema: FaqSchema,
    load: async () => (await import('../faq.ts')).faq,
  },
  {
    file: 'app/content/videos.ts',
    schema: VideosSchema,
    load: async () => (await import('../videos.ts')).videos,
  },
  {
    file: 'app/content/podcasts.ts',
    schema: PodcastsSchema,
    load: async () => (await import('../podcasts.ts')).podcasts,
  },
  {
    file: 'app/content/recording.ts',
    schema: RecordingCopySchema,
    load: async () => (await import('../recording.ts')).recording,
  },
  {
    file: 'app/content/samples.ts',
    schema: SamplesSchema,
    load: async () => (await import('../samples.ts')).samples,
  },
];
