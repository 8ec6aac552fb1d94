import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { organization } from '../../app/content/organization.ts';
import { isPictureKey } from '../../app/content/schemas/picture-key.ts';
import { pictures } from '../../app/pictures/picture-list.ts';
import { photoFile, photoWidths, pictureAddresses } from '../../app/pictures/pictures.ts';

const folder = 'app/content/photos';
const made = 'node_modules/.cache/pictures';

/** The file of an owner's photograph, by its address. */
export const photoSource = (address: string) => join(folder, basename(address));

/** Gives the owner's photographs in their widths in development; hashedPictures publishes them. */
export function photos(): Plugin {
  return {
    name: 'photos',
    configureServer({ middlewares }) {
      middlewares.use('/images/photos', ({ url = '' }, response, next) => {
        const [, name = '', width] = /^(.+)-(\d+)\.avif$/.exec(url) ?? [];
        const source = photoSource(name);
        if (name === '' || !existsSync(source)) return next();
        response.setHeader('Content-Type', 'image/avif');
        const answer = (file: string) => response.end(readFileSync(file));
        smallerPhoto(source, Number(width)).then(answer, next);
      });
    },
  };
}

/** A photograph in another width, without what the camera noted about place and time. */
export function smallerPhoto(source: string, width: number): Promise<string> {
  const photo = readFileSync(source);
  return madeOnce(`${contentHash(photo)}-${width}.avif`, () =>
    sharp(photo).rotate().resize(width).avif({ quality: 55 }).toBuffer(),
  );
}

/** A file that takes long to make. Its name has a hash of what it is made of: a time says nothing after a checkout. */
export async function madeOnce(name: string, make: () => Promise<Buffer>): Promise<string> {
  const file = join(made, name);
  mkdirSync(made, { recursive: true });
  // Written in one go, since the builds for browsers and for the Worker run at the same time.
  if (!existsSync(file)) writeFileSync(file, await make());
  return file;
}

/** For the name of a file, or of several. */
export const contentHash = (...files: readonly (string | Uint8Array)[]) =>
  hash('sha256', Buffer.concat(files.map((file) => Buffer.from(file)))).slice(0, 8);

/**
 * Publishes pictures below /assets with a hash of their content, so that a picture replaced under its name is seen at
 * once, and tells app/pictures/hashes.ts. One hash for all files of a picture keeps the list short: browsers load it.
 */
export function hashedPictures(): Plugin {
  return {
    name: 'hashed-pictures',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('/app/pictures/hashes.ts')) return undefined;
      const hashes: Record<string, string> = {};
      for (const { key, addresses, sources } of await published()) {
        const files = sources.map((source) => readFileSync(source));
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

/** Each picture's files and their addresses. Those of another origin (imageBase) keep theirs. */
async function published() {
  const keys = organization.imageBase ? [] : Object.keys(pictures).filter(isPictureKey);
  const ours = keys.map((key) => {
    const addresses = pictureAddresses(key);
    return { key, addresses, sources: addresses.map((address) => `public${address}`) };
  });
  const owners = globSync(photoSource('*.{jpg,jpeg,png,webp}')).map(async (file) => {
    const key = `/images/photos/${basename(file)}`;
    const sources = await Promise.all(photoWidths.map((width) => smallerPhoto(file, width)));
    return { key, addresses: photoWidths.map((width) => photoFile(key, width)), sources };
  });
  return [...ours, ...(await Promise.all(owners))];
}
