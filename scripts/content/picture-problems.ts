import { type Source, textsOf } from './source.ts';

/** Where the picture of a key is, and whether a file stands at an address of this site. */
export interface Pictures {
  /** The picture's address; undefined for a key that no family lists. */
  readonly addressOf: (key: string) => string | undefined;
  readonly families: readonly string[];
  readonly hasFile: (path: string) => boolean;
}

/** Pictures that content names and that are not there, a line each. */
export function pictureProblems(sources: readonly Source[], pictures: Pictures): readonly string[] {
  const key = new RegExp(`^(${pictures.families.join('|')})/[\\w-]+$`);
  const address = /^\/images\/\S+$/;
  return sources.flatMap(({ file, value }) =>
    textsOf(value).flatMap(({ field, text }) => {
      const src = key.test(text) ? pictures.addressOf(text) : text;
      if (src === undefined) {
        return [
          `${file}: ${field}: no picture is called ${text}; see app/content/picture-families.ts`,
        ];
      }
      if (!address.test(src) || pictures.hasFile(src)) return [];
      return [`${file}: ${field}: public${src} does not exist; run npm run images or name another`];
    }),
  );
}
