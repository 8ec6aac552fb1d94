import { organization } from '../content/organization.ts';
import type { Hour } from './skies.ts';

export interface PictureFile {
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
  /** Nothing for decoration. */
  readonly alt: string;
}

/** A picture behind a page's title: its files for the windows of headFiles, and those for the dark, if there are any. */
export interface Head {
  readonly sky: Hour;
  readonly files: readonly string[];
  readonly nights: readonly string[];
}

/** The files of a head: their endings, the windows (CSS) that each is for, and sizes in pixels. */
export const headFiles = [
  { ending: '', media: '(width>=64rem)', width: 2000, height: 860 },
  { ending: '-middle', media: '(48rem<=width<64rem)', width: 1200, height: 900 },
  { ending: '-tall', media: '(width<48rem)', width: 720, height: 900 },
] as const;

/** The addresses of files, by their paths from this folder. */
type Addresses = Readonly<Record<string, string>>;

/** Where built pictures are: on this site, or on the one of imageBase, to which build/client/assets is copied. */
const base = import.meta.env.PROD ? organization.imageBase : '';

/** The address of a file, as a list of none or one. */
export function addressIn(all: Addresses, file: string): readonly string[] {
  const address = all[`./${file}`];
  return address === undefined ? [] : [`${base}${address}`];
}

export function headIn(all: Addresses, name: string, sky: Hour): Head {
  const ofHour = (hour: string) =>
    headFiles.flatMap(({ ending }) => addressIn(all, `heroes/${name}${ending}${hour}.avif`));
  return { sky, files: ofHour(''), nights: ofHour('-night') };
}

const files = import.meta.glob<string>('./heroes/not-found*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const errorHead = headIn(files, 'not-found', 'night');
