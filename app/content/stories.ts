import { bySlug, type Entry, type MarkdownPage } from './markdown.ts';
import type { ImpactStory } from './schemas/impact-story.ts';

/** A case study as lists show it. */
export type Story = Entry<ImpactStory>;

const listed = import.meta.glob<Story>('./impact-stories/*.md', {
  eager: true,
  query: '?frontmatter',
  import: 'frontmatter',
});

/** All case studies' front matter, by the file's name. */
export const stories: readonly Story[] = Object.values(listed);

/** The whole case studies by their slugs, each loaded when it is asked for. */
export const storyFiles = bySlug(
  import.meta.glob<MarkdownPage<ImpactStory>>('./impact-stories/*.md'),
);
