import { type Source, textsOf } from './source.ts';

/** Where the picture of a key is, and whether a file stands at an address of this site. */
export interface Pictures {
  /** The addresses of the picture's files; undefined for a key that no family lists. */
  readonly addressesOf: (key: string) => readonly string[] | undefined;
  readonly families: readonly string[];
  readonly hasFile: (path: string) => boolean;
}

/** Pictures that content names and that are not there, a line each. */
export function pictureProblems(sources: readonly Source[], pictures: Pictures): readonly string[] {
  const key = new RegExp(`^(${pictures.families.join('|')})/[\\w-]+$`);
  const address = /^\/images\/\S+$/;
  return sources.flatMap(({ file, value }) =>
    textsOf(value).flatMap(({ field, text }) => {
      const files = key.test(text) ? pictures.addressesOf(text) : [text];
      if (files === undefined) {
        return [
          `${file}: ${field}: no picture is called ${text}; see app/content/picture-families.ts`,
        ];
      }
      return files
        .filter((src) => address.test(src) && !pictures.hasFile(src))
        .map(
          (src) =>
            `${file}: ${field}: public${src} does not exist; run npm run pictures or name another`,
        );
    }),
  );
}
