import { existsSync, globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { organization } from '../../app/content/organization.ts';
import { isPictureKey } from '../../app/content/schemas/picture-key.ts';
import { pictures } from '../../app/pictures/picture-list.ts';
import { photoWidths, pictureAddresses } from '../../app/pictures/pictures.ts';
import { iconNames, iconOf } from '../build/icons.ts';
import { photoSource } from '../build/pictures.ts';
import { isFile } from './link-problems.ts';
import { type Source, textProblems, textsOf } from './read-sources.ts';

/** Pictures that content names and that are not there, or that browsers would refuse to show. */
export function pictureProblems(
  sources: readonly Source[],
  hasFile = (path: string) => isFile(`public${path}`),
): readonly string[] {
  return textProblems(sources, ({ field, text }) => {
    const files = isPictureKey(text) ? pictureAddresses(text) : [text];
    // An owner's photographs are made at build: see photoProblems.
    const missing = files.find((src) => /^\/images\/(?!photos\/)/.test(src) && !hasFile(src));
    if (missing) return `public${missing} does not exist; add it or name another`;
    if (!field.startsWith('picture ') || text.startsWith(`${organization.imageBase}/`))
      return undefined;
    return 'browsers show only this site’s own pictures; save it in public/images and write /images/…';
  });
}

const leastWidth = Math.max(...photoWidths);

/** Photographs that texts name and that are not there or too small. */
export async function photoProblems(sources: readonly Source[]): Promise<readonly string[]> {
  const named = sources.flatMap(({ file, value }) =>
    textsOf(value)
      .filter(({ text }) => text.startsWith('/images/photos/'))
      .map(({ field, text }) => ({ place: `${file}: ${field}`, source: photoSource(text) })),
  );
  const problems = named.map(async ({ place, source }) => {
    const { width } = existsSync(source) ? await sharp(source).metadata() : { width: 0 };
    if (width === 0) return `${place}: ${source} does not exist; choose the photograph again`;
    if (width >= leastWidth) return [];
    return `${place}: ${source} is ${width} pixels wide; choose one of at least ${leastWidth}`;
  });
  return (await Promise.all(problems)).flat();
}

/** Pictures that neither a text nor a component shows, and files that belong to no picture. */
export function unusedPictures(): readonly string[] {
  const files = globSync('{app,scripts}/**/*.{ts,tsx,json,md}').filter((file) => file !== list);
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const keys = Object.keys(pictures).filter(isPictureKey);
  const owned = new Set(keys.flatMap(pictureAddresses));
  const left = globSync('public/images/**/*.*')
    .map((file) => file.slice('public'.length))
    .filter((address) => !address.startsWith('/images/social/'))
    .filter((address) => !owned.has(address) && !texts.includes(address));
  return [
    ...keys
      .filter((key) => !new RegExp(`['"\\s]${key}['"\\s]`).test(texts))
      .map((key) => `${list}: ${key}: nothing shows it; remove its line and its files`),
    ...left.map((address) => `public${address}: it belongs to no picture of ${list}; remove it`),
  ];
}

const list = 'app/pictures/picture-list.ts';

/** Icons that texts or components name and that Lucide does not have. */
export const iconProblems = (named = iconNames) =>
  named
    .filter((name) => !iconOf(name))
    .map((name) => `i-lucide-${name}: there is no such icon; choose one from lucide.dev/icons`);
