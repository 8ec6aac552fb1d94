import { posts, samples, stories } from './content/lists.server';

/** The former address of each renamed text, with the path where it is now. */
export const formerAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  [...posts, ...stories, ...samples.items].flatMap(({ aliases = [], path }) =>
    aliases.map((alias) => [alias, path]),
  ),
);
