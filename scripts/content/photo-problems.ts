import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { photoWidths } from '../../app/content/photo.ts';
import { photoSource } from '../build/photos.ts';
import { type Source, textsOf } from './source.ts';

const least = Math.max(...photoWidths);

/** Photographs that texts name and that are not there or too small, a line each. */
export async function photoProblems(sources: readonly Source[]): Promise<readonly string[]> {
  const named = sources.flatMap(({ file, value }) =>
    textsOf(value)
      .filter(({ text }) => text.startsWith('/images/photos/'))
      .map((at) => ({ file, ...at })),
  );
  const problems = named.map(async ({ file, field, text }) => {
    const source = photoSource(text);
    if (!existsSync(source))
      return [`${file}: ${field}: ${source} does not exist; choose the photograph again`];
    const { width } = await sharp(source).metadata();
    return width < least
      ? [`${file}: ${field}: ${source} is ${width} pixels wide; choose one of at least ${least}`]
      : [];
  });
  return (await Promise.all(problems)).flat();
}
