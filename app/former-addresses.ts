import { postPath, posts } from './content/posts.ts';
import { sampleDocuments, samplePath } from './content/sample-documents.ts';
import { stories, storyPath } from './content/stories.ts';

const texts = [
  ...posts.map(({ aliases, slug }) => ({ aliases, path: postPath(slug) })),
  ...stories.map(({ aliases, slug }) => ({ aliases, path: storyPath(slug) })),
  ...sampleDocuments.map(({ aliases, slug }) => ({ aliases, path: samplePath(slug) })),
];

/** Where texts stood before their slugs were changed, each with the path where it stands now. */
export const formerAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  texts.flatMap(({ aliases = [], path }) => aliases.map((alias) => [alias, path])),
);
