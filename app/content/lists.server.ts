import { allPosts, allSampleDocuments, allStories, samples as words } from './collections.server';

/** A document without its text, as lists show it. */
function listed<Page extends { html: string; contents: unknown }>(page: Page) {
  const { html, contents, ...entry } = page;
  return entry;
}

/** All published posts with their text, newest first. */
export const wholePosts = allPosts.toSorted((one, other) =>
  other.published.localeCompare(one.published),
);

export const posts = wholePosts.map(listed);

export const stories = allStories.map(listed);

const { heading, text, all } = words;

/** All sample documents in their order, with the words that lead to them. */
export const samples = {
  ...{ heading, text, all },
  items: allSampleDocuments.map(listed).toSorted((one, other) => one.order - other.order),
};

/** The samples that the page at this path links to. */
export const samplesFor = (path: string) => ({
  ...samples,
  items: samples.items.filter(({ shownOn }) => shownOn.includes(path)),
});

export type Post = (typeof posts)[number];
export type Story = (typeof stories)[number];
export type Samples = typeof samples;
