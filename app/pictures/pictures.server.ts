import type * as v from 'valibot';
import { alts } from '../content/alts.ts';
import type { HeadKey, PictureKey } from '../content/schemas/picture-key.ts';
import { addressIn, type Head, headIn, type PictureFile } from './pictures.ts';
import { skyOf } from './skies.ts';

// The name keeps the addresses of all pictures out of the browser, where a page's own arrive with its loader's answer.

const drawn = import.meta.glob<string>('./*/*.{avif,svg}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The owner's photographs in two widths, without what the camera noted about place and time. */
const photos = import.meta.glob<string>('../content/photos/*.{jpg,jpeg,png,webp}', {
  query: { w: '560;1200', format: 'avif', quality: '55', as: 'srcset' },
  import: 'default',
  eager: true,
});

/** The size of the widest file (pixels), by folder, and the widths of smaller ones. */
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  heroes: [1280, 800],
  features: [1200, 900],
  toolkit: [1200, 900],
  portraits: [512, 512],
  stories: [1200, 800],
  samples: [816, 1056],
  logos: [96, 96],
};
const smallerWidths = [256, 560, 960] as const;

/** The picture of a key, such as "heroes/home". An `hour` of "-night" gives the one for the dark. */
function pictureOf(key: string, hour = ''): PictureFile | undefined {
  const [width = 0, height = 0] = sizes[key.slice(0, key.indexOf('/'))] ?? [];
  const [src] = ['avif', 'svg'].flatMap((type) => addressIn(drawn, `${key}${hour}.${type}`));
  if (!src || !width) return undefined;
  const smaller = smallerWidths.flatMap((pixels) =>
    addressIn(drawn, `${key}-${pixels}${hour}.avif`).map((file) => `${file} ${pixels}w`),
  );
  const srcSet = smaller.length > 0 && { srcSet: [...smaller, `${src} ${width}w`].join(', ') };
  return { src, ...srcSet, width, height, alt: alts[key] ?? '' };
}

const landscape = 'heroes/home';
const [day, night] = [pictureOf(landscape), pictureOf(landscape, '-night')];
if (!day || !night) throw new Error(`app/pictures: ${landscape} is missing`);

export const homePicture = { ...day, night: night.srcSet };

/** The pictures of an owner's photograph, by its address in texts, and what it shows. */
function photoOf(address: string, alt: string): PictureFile | undefined {
  const file = `../content/photos/${address.replace('/images/photos/', '')}`;
  const srcSet = photos[file];
  const src = srcSet?.split(', ').at(-1)?.split(' ')[0];
  return srcSet && src ? { src, srcSet, width: 1200, height: 800, alt } : undefined;
}

export function headOf(key: string): Head {
  const name = key.replace('heroes/', '');
  return headIn(drawn, name, skyOf(name));
}

/** A text with the files of its pictures in place of their keys. */
type Shown<Text> = Text extends HeadKey
  ? Head
  : Text extends PictureKey | { readonly file: v.Brand<'Photograph'> }
    ? PictureFile
    : Text extends object
      ? { [Name in keyof Text]: Shown<Text[Name]> }
      : Text;

export function withPictures<Text>(text: Text): Shown<Text>;
export function withPictures(text: unknown): unknown {
  if (typeof text === 'string') {
    if (`./${text}-tall.avif` in drawn) return headOf(text);
    return pictureOf(text) ?? text;
  }
  if (Array.isArray(text)) return text.map((item: unknown) => withPictures(item));
  if (typeof text !== 'object' || text === null) return text;
  if ('file' in text && 'alt' in text) return photoOf(String(text.file), String(text.alt));
  return Object.fromEntries(
    Object.entries(text).map(([name, value]) => [name, withPictures(value)]),
  );
}
