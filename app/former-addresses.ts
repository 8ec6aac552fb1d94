import { posts } from './content/posts.ts';
import { sampleDocuments } from './content/sample-documents.ts';
import { stories } from './content/stories.ts';

/** Where texts stood before their slugs were changed, each with the path where it stands now. */
export const formerAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  [...posts, ...stories, ...sampleDocuments].flatMap(({ aliases = [], path }) =>
    aliases.map((alias) => [alias, path]),
  ),
);
