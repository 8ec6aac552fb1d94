import { existsSync, globSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { photoFile, photoWidths } from '../../app/content/photo.ts';

const folder = 'app/content/photos';

/** Where an owner's photograph stands, by its address. */
export const photoSource = (address: string) => join(folder, basename(address));

/** Makes the widths of the owner's photographs, without what the camera notes about place and time. */
export function photos(): Plugin {
  return {
    name: 'photos',
    async buildStart() {
      mkdirSync('public/images/photos', { recursive: true });
      for (const file of globSync(`${folder}/*.{jpg,jpeg,png,webp}`)) {
        for (const width of photoWidths) {
          const made = photoFile(`public/images/photos/${basename(file)}`, width);
          if (existsSync(made)) continue;
          await sharp(file).rotate().resize(width).avif({ quality: 55 }).toFile(made);
        }
      }
    },
  };
}
