import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { photoFile, photoWidths } from '../../app/pictures/pictures.ts';

const folder = 'app/content/photos';
const made = 'node_modules/.cache/photos';

/** The file of an owner's photograph, by its address. */
export const photoSource = (address: string) => join(folder, basename(address));

/** Makes the owner's photographs smaller, and leaves out what the camera noted about place and time. */
export function photos(): Plugin {
  return {
    name: 'photos',
    async buildStart() {
      mkdirSync('public/images/photos', { recursive: true });
      for (const file of globSync(photoSource('*.{jpg,jpeg,png,webp}'))) {
        for (const width of photoWidths) {
          const published = photoFile(`public/images/photos/${basename(file)}`, width);
          copyFileSync(await smallerPhoto(file, width), published);
        }
      }
    },
  };
}

/** A photograph in another width. It is made once for each content: a time says nothing after a checkout. */
export async function smallerPhoto(source: string, width: number): Promise<string> {
  const photo = readFileSync(source);
  const file = join(made, `${contentHash([photo])}-${width}.avif`);
  mkdirSync(made, { recursive: true });
  if (existsSync(file)) return file;
  const smaller = sharp(photo).rotate().resize(width).avif({ quality: 55 });
  // Written in one go, since the builds for browsers and for the Worker run at the same time.
  writeFileSync(file, await smaller.toBuffer());
  return file;
}

export function contentHash(files: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return hash.digest('hex').slice(0, 8);
}
