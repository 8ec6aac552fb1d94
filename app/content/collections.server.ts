// Content for loaders, as content-collections.ts builds it from app/content. The name keeps it out of the browser, where a
// page's own part arrives with its loader's answer.
import * as content from '#content';
import { withPictures } from '../pictures/pictures.server.ts';
import { organization } from './organization.ts';

export type * from '#content';

export const {
  about,
  aimpactSuite,
  allLegalPages,
  allPosts,
  allSampleDocuments,
  allServices,
  allStories,
  blog,
  ceo,
  faq,
  home,
  impactStories,
  partnership,
  podcasts,
  policyToolkit,
  prices,
  pricing,
  products,
  resources,
  samples,
  servicesOverview,
  speaking,
  team,
  videos,
} = withPictures(content);

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

const { heading, text, all } = samples;

/** All sample documents in their order, with the words that lead to them. */
export const listedSamples = {
  heading,
  text,
  link: { href: '/resources/samples', label: all },
  items: allSampleDocuments
    .map(({ pages, ...document }) => listed(document))
    .toSorted((one, other) => one.order - other.order),
};

/** The same as a row of pictures shows them. */
export const sampleRow = {
  ...listedSamples,
  items: listedSamples.items.map(({ path, title, summary, picture }) => ({
    path,
    title,
    summary,
    picture,
  })),
};

/** The samples that the page at this path links to. */
export const samplesFor = (path: string) => ({
  ...listedSamples,
  items: listedSamples.items.filter(({ shownOn }) => shownOn.includes(path)),
});

/** The picture of the sample that the first of these leads to. */
export const pictureFor = ([first]: readonly { link: string }[]) =>
  listedSamples.items.find(({ path }) => path === first?.link)?.picture;

export type AimpactSuite = typeof aimpactSuite;
export type Blog = typeof blog;
export type Home = typeof home;
export type PolicyToolkit = typeof policyToolkit;
export type Service = (typeof allServices)[number];
export type Post = (typeof posts)[number];
export type Story = (typeof stories)[number];
export type ListedSamples = typeof listedSamples;

/** The people who answer, the chief executive first. */
export const people = [
  { ...organization.ceo, portrait: ceo.portrait, photo: ceo.photo, answersFor: [] },
  ...team.staff,
].map(({ name, role, portrait, photo, answersFor }) => ({
  face: { name, role, picture: photo ?? portrait },
  answersFor,
}));

const [chief] = people;

/** Who answers about a service: the chief executive where nobody else does. */
export const whoAnswersFor = (slug: string) =>
  (people.find(({ answersFor }) => answersFor.some((each) => each === slug)) ?? chief)?.face;
