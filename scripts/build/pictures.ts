import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { organization } from '../../app/content/organization.ts';
import { isPictureKey } from '../../app/content/schemas/picture-key.ts';
import { pictures } from '../../app/pictures/picture-list.ts';
import { photoFile, photoWidths, pictureAddresses } from '../../app/pictures/pictures.ts';

const folder = 'app/content/photos';
const made = 'node_modules/.cache/photos';

/** The file of an owner's photograph, by its address. */
export const photoSource = (address: string) => join(folder, basename(address));

const photographs = () => globSync(photoSource('*.{jpg,jpeg,png,webp}'));

/** Makes the owner's photographs smaller, and leaves out what the camera noted about place and time. */
export function photos(): Plugin {
  return {
    name: 'photos',
    async buildStart() {
      for (const file of photographs()) {
        for (const width of photoWidths) {
          const published = photoFile(`public/images/photos/${basename(file)}`, width);
          cpSync(await smallerPhoto(file, width), published);
        }
      }
    },
  };
}

/** A photograph in another width. It is made once for each content: a time says nothing after a checkout. */
export async function smallerPhoto(source: string, width: number): Promise<string> {
  const photo = readFileSync(source);
  const file = join(made, `${contentHash(photo)}-${width}.avif`);
  mkdirSync(made, { recursive: true });
  if (existsSync(file)) return file;
  const smaller = sharp(photo).rotate().resize(width).avif({ quality: 55 });
  // Written in one go, since the builds for browsers and for the Worker run at the same time.
  writeFileSync(file, await smaller.toBuffer());
  return file;
}

/** For the name of a file, or of several. */
export function contentHash(...files: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return hash.digest('hex').slice(0, 8);
}

/**
 * Publishes pictures below /assets with a hash of their content, so that a picture replaced under its name is seen at
 * once, and tells app/pictures/hashes.ts. One hash for all files of a picture keeps the list short: browsers load it.
 */
export function hashedPictures(): Plugin {
  return {
    name: 'hashed-pictures',
    apply: 'build',
    load(id) {
      if (!id.endsWith('/app/pictures/hashes.ts')) return undefined;
      const hashes: Record<string, string> = {};
      for (const { key, addresses } of published()) {
        const files = addresses.map((address) => readFileSync(`public${address}`));
        const hash = contentHash(...files);
        hashes[key] = hash;
        if (this.environment.name !== 'client') continue;
        for (const [index, source] of files.entries()) {
          const fileName = addresses[index]?.replace('/images/', `assets/${hash}/`);
          this.emitFile({ type: 'asset', fileName, source });
        }
      }
      return `export const hashes = ${JSON.stringify(hashes)};`;
    },
  };
}

/** The addresses of each picture's files. Those of another origin (imageBase) keep theirs. */
function published() {
  const keys = organization.imageBase ? [] : Object.keys(pictures).filter(isPictureKey);
  const photos = photographs().map((file) => `/images/photos/${basename(file)}`);
  return [
    ...keys.map((key) => ({ key, addresses: pictureAddresses(key) })),
    ...photos.map((key) => ({ key, addresses: photoWidths.map((width) => photoFile(key, width)) })),
  ];
}
