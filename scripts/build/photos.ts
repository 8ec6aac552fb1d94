import { existsSync, globSync, mkdirSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { photoFile, photoWidths } from '../../app/pictures/pictures.ts';

const folder = 'app/content/photos';

/** The file of an owner's photograph, by its address. */
export const photoSource = (address: string) => join(folder, basename(address));

/** Makes the owner's photographs smaller, and leaves out what the camera noted about place and time. */
export function photos(): Plugin {
  return {
    name: 'photos',
    async buildStart() {
      mkdirSync('public/images/photos', { recursive: true });
      for (const file of globSync(`${folder}/*.{jpg,jpeg,png,webp}`)) {
        const { atime, mtime } = statSync(file);
        for (const width of photoWidths) {
          const made = photoFile(`public/images/photos/${basename(file)}`, width);
          // A photograph may be replaced under its name, also by an older one: what is made of it has its time.
          if (existsSync(made) && statSync(made).mtime.getTime() === mtime.getTime()) continue;
          await sharp(file).rotate().resize(width).avif({ quality: 55 }).toFile(made);
          utimesSync(made, atime, mtime);
        }
      }
    },
  };
}
