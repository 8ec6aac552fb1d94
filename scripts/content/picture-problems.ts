import { type Source, type TextAt, textsOf } from './source.ts';

/** Where the picture of a key is, and whether a file stands at an address of this site. */
export interface Pictures {
  /** The addresses of the picture's files; none for a text that is no key, which schemas refuse. */
  readonly addressesOf: (key: string) => readonly string[];
  readonly hasFile: (path: string) => boolean;
  /** What the addresses of pictures in a bucket begin with; empty for this site's own (organization.imageBase). */
  readonly base: string;
}

/** Pictures that content names and that are not there, a line each. */
export function pictureProblems(sources: readonly Source[], pictures: Pictures): readonly string[] {
  return sources.flatMap((source) =>
    namedIn(source, pictures)
      .filter(({ text }) => text.startsWith('/images/') && !pictures.hasFile(text))
      .map(
        ({ field, text }) =>
          `${source.file}: ${field}: public${text} does not exist; run npm run draw or name another`,
      )
      .concat(foreign(source, pictures)),
  );
}

/** The files of each picture that a source names by its key, by its address or in Markdown. */
function namedIn({ value, html }: Source, { addressesOf }: Pictures): readonly TextAt[] {
  const typed = textsOf(value).flatMap(({ field, text }) =>
    [...addressesOf(text), text].map((address) => ({ field, text: address })),
  );
  return [...typed, ...shownIn(html)];
}

/** The Content-Security-Policy lets a page show this site's own pictures only. */
function foreign({ file, html }: Source, { base }: Pictures): readonly string[] {
  return shownIn(html)
    .filter(({ text }) => !text.startsWith(`${base}/`))
    .map(
      ({ field }) =>
        `${file}: ${field}: browsers show only this site’s own pictures; save it in public/images and write /images/…`,
    );
}

function shownIn(html = ''): readonly TextAt[] {
  return [...html.matchAll(/<img [^>]*?src="([^"]+)"/g)].map(([, src = '']) => ({
    field: `picture ${src}`,
    text: src,
  }));
}
