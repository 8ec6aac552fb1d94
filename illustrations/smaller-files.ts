import { factsOf } from '../app/content/picture-list.ts';
import { isPictureKey } from '../app/content/schemas/picture-key.ts';
import type { Scene } from './render.ts';

/** A file beside a picture's own: its width in pixels, with which its name ends, and its limit in bytes. */
export interface SmallerFile {
  readonly width: number;
  readonly limit: number;
}

/** The largest file of each family and width (bytes): a page with its pictures stays within 69 KiB on a phone. */
const limits: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  heroes: { 960: 8_500 },
  features: { 560: 6_600 },
  modules: { 200: 1_900, 560: 5_400 },
  toolkit: { 560: 6_200 },
  portraits: { 256: 4_500 },
  stories: { 560: 6_200 },
  videos: { 560: 4_800 },
  podcasts: { 560: 4_800 },
};

/** Narrower files are thumbnails (pixels). */
const phoneWidth = 500;

/** The files for phones and thumbnails that a scene of a family has beside its own (app/content/pictures.ts). */
export function smallerFiles(family: string, scene: Scene): readonly SmallerFile[] {
  const key = `${family}/${scene.name}`;
  if (!isPictureKey(key)) return [];
  return factsOf(key).smaller.map((width) => ({
    width,
    limit: limitOf(family, width, scene),
  }));
}

function limitOf(family: string, width: number, { phoneLimit = 0 }: Scene): number {
  const limit = limits[family]?.[width];
  if (limit && width >= phoneWidth) return Math.max(limit, phoneLimit);
  if (limit) return limit;
  throw new Error(`No limit for ${family} of ${width} px; see illustrations/smaller-files.ts`);
}
