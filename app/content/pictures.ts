import { pictureKeys, type PictureKey as Key } from './schemas/picture-key.ts';

/** The key of a picture: its family and name. */
export type PictureKey = Key;

/** Every picture's address, size in pixels and alternative text ('' for decoration). */
export const pictures: Readonly<
  Record<string, { src: string; width: number; height: number; alt: string }>
> = Object.fromEntries(
  pictureKeys.map((key) => [
    key,
    { src: `/images/${key}.${key.startsWith('logos') ? 'svg' : 'avif'}`, width: 1600, height: 900, alt: '' },
  ]),
);
