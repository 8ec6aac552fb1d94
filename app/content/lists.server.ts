import { allPosts, allSamples, allStories } from './collections.server';

/** A document without its text, as lists show it. */
function listed<Page extends { html: string; contents: unknown }>({
  html,
  contents,
  ...entry
}: Page) {
  return entry;
}

/** All published posts, newest first. */
export const posts = allPosts
  .map(listed)
  .toSorted((one, other) => other.published.localeCompare(one.published));

/** All case studies. */
export const stories = allStories.map(listed);

/** All sample documents, in their order. */
export const samples = allSamples.map(listed).toSorted((one, other) => one.order - other.order);

/** The samples that the page at this path links to. */
export const samplesFor = (path: string) => samples.filter(({ shownOn }) => shownOn.includes(path));

/** A post in a list. */
export type Post = (typeof posts)[number];
/** A case study in a list. */
export type Story = (typeof stories)[number];
/** A sample document in a list. */
export type Sample = (typeof samples)[number];
