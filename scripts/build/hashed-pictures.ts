import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { organization } from '../../app/content/organization.ts';
import { isPictureKey } from '../../app/content/schemas/picture-key.ts';
import { pictures } from '../../app/pictures/picture-list.ts';
import { photoFile, photoWidths, pictureAddresses } from '../../app/pictures/pictures.ts';
import { contentHash, photoSource } from './photos.ts';

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
      for (const [key, addresses] of published()) {
        const files = addresses.map((address) => readFileSync(`public${address}`));
        const hash = contentHash(files);
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
function published(): (readonly [key: string, addresses: readonly string[]])[] {
  const keys = organization.imageBase ? [] : Object.keys(pictures).filter(isPictureKey);
  const photos = globSync(photoSource('*.{jpg,jpeg,png,webp}')).map((file) => {
    const address = `/images/photos/${basename(file)}`;
    return [address, photoWidths.map((width) => photoFile(address, width))] as const;
  });
  return [...keys.map((key) => [key, pictureAddresses(key)] as const), ...photos];
}
