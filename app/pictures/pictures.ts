import { organization } from '../content/organization.ts';
import { hashes } from './hashes.ts';
import { factsOf, type PictureKey } from './picture-list.ts';

/** The files of a picture behind a page's head: their endings, the windows (CSS) that each is for, and sizes in pixels. */
export const headFiles = [
  { ending: '', media: '(width>=64rem)', width: 2000, height: 860 },
  { ending: '-middle', media: '(48rem<=width<64rem)', width: 1200, height: 900 },
  { ending: '-tall', media: '(width<48rem)', width: 720, height: 900 },
] as const;

export function headFilesOf(key: PictureKey) {
  return headFiles.map(({ ending, ...file }) => ({ ...file, src: fileOf(key, ending) }));
}

export const skyOf = (key: PictureKey) => factsOf(key).sky ?? 'day';

export function hasNight(key: PictureKey): boolean {
  const { sky, night = sky === 'dawn' || sky === 'day' } = factsOf(key);
  return night;
}

/** The file that stands for this one in the dark. */
export const nightOf = (file: string) => file.replace(/\.avif\b/g, '-night.avif');

/** What an img element needs to show a picture. */
export function pictureFile(key: PictureKey) {
  const { size, smaller, alt = '' } = factsOf(key);
  const [width, height] = size;
  const src = fileOf(key);
  const others = smaller.map((w) => `${fileOf(key, `-${w}`)} ${w}w`);
  return {
    src,
    ...(others.length > 0 && { srcSet: [...others, `${src} ${width}w`].join(', ') }),
    width,
    height,
    alt,
  };
}

/** The addresses of all files of a picture. */
export function pictureAddresses(key: PictureKey): readonly string[] {
  const { smaller, sky } = factsOf(key);
  const endings = ['', ...smaller.map((width) => `-${width}`)];
  const heads = sky ? headFiles.map(({ ending }) => ending) : [];
  const files = [...new Set([...endings, ...heads])].map((ending) => fileOf(key, ending));
  return hasNight(key) ? [...files, ...files.map(nightOf)] : files;
}

function fileOf(key: PictureKey, ending = ''): string {
  const extension = key.startsWith('logos/') ? 'svg' : 'avif';
  const hash = hashes[key];
  const place = hash ? `/assets/${hash}` : `${organization.imageBase}/images`;
  return `${place}/${key}${ending}.${extension}`;
}

/** The widths (pixels) that the build makes of each of the owner's photographs, the largest last. */
export const photoWidths = [560, 1200] as const;

/** The files of a photograph by its address, such as /images/photos/robin.jpg. */
export function photoFiles(file: string): { readonly src: string; readonly srcSet: string } {
  const hash = hashes[file];
  const published = hash ? file.replace('/images/', `/assets/${hash}/`) : file;
  const srcSet = photoWidths.map((width) => `${photoFile(published, width)} ${width}w`).join(', ');
  return { src: photoFile(published, photoWidths[1]), srcSet };
}

/** With the ending of its source: robin.jpg and robin.png are two photographs. */
export const photoFile = (file: string, width: number) => `${file}-${width}.avif`;
