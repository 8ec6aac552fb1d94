import { bySlug, type Entry, type MarkdownPage } from './markdown.ts';
import type { SampleDocument } from './schemas/sample.ts';

/** A sample as lists show it. */
export type Sample = Entry<SampleDocument>;

const listed = import.meta.glob<Sample>('./samples/*.md', {
  eager: true,
  query: '?frontmatter',
  import: 'frontmatter',
});

/** All samples' front matter, in their order. */
export const sampleDocuments: readonly Sample[] = Object.values(listed).toSorted(
  (one, other) => one.order - other.order,
);

/** The samples that the page at this path links to. */
export const samplesFor = (path: string): readonly Sample[] =>
  sampleDocuments.filter(({ shownOn }) => shownOn.includes(path));

/** The whole samples by their slugs, each loaded when it is asked for. */
export const sampleFiles = bySlug(import.meta.glob<MarkdownPage<SampleDocument>>('./samples/*.md'));
