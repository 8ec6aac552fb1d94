import { posts, samples, stories } from './content/lists.server';

/** Where texts stood before their slugs were changed, each with the path where it stands now. */
export const formerAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  [...posts, ...stories, ...samples.items].flatMap(({ aliases = [], path }) =>
    aliases.map((alias) => [alias, path]),
  ),
);
