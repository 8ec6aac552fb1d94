import { headFiles } from './head-files.ts';
import { organization } from './organization.ts';
import type { PictureFamilies, PictureKey } from './picture-families.ts';

/** A picture's size, and the widths of its smaller files, for phones and thumbnails (pixels). */
interface Dimensions {
  readonly size: readonly [width: number, height: number];
  readonly smaller: readonly number[];
}

const families: Readonly<Record<string, Dimensions>> = {
  heroes: { size: [2000, 860], smaller: [] },
  features: { size: [1200, 900], smaller: [560] },
  modules: { size: [800, 600], smaller: [200, 560] },
  toolkit: { size: [800, 600], smaller: [560] },
  portraits: { size: [720, 900], smaller: [560] },
  blog: { size: [1200, 675], smaller: [560] },
  stories: { size: [1200, 800], smaller: [560] },
  samples: { size: [816, 1056], smaller: [400] },
  videos: { size: [1200, 675], smaller: [560] },
  podcasts: { size: [1200, 675], smaller: [560] },
  logos: { size: [96, 96], smaller: [] },
} satisfies Record<keyof PictureFamilies, Dimensions>;

/** Landscapes with files of their own: the home hero is taller, to fill the first screen, and three stand on cards too. */
const landscapes: Readonly<Record<string, Dimensions>> = {
  'heroes/home': { size: [1280, 800], smaller: [960] },
  'heroes/partnership': { size: [2000, 860], smaller: [960] },
  'heroes/team': { size: [2000, 860], smaller: [960] },
};

/** What the pictures show that are more than decoration. */
const alternatives: Partial<Record<PictureKey, string>> = {
  'features/aimpact-suite':
    'Drawing of a screen: a menu, three summaries, a year in bars, shares in a ring, a list with progress',
  'portraits/ceo': 'Illustration: a person with silver, chin-length hair in a dark green jacket',
  'portraits/staff-1': 'Illustration: a person with a short beard and glasses in a blue jacket',
  'portraits/staff-2': 'Illustration: a person with natural curls in a red rollneck',
  'portraits/staff-3': 'Illustration: a person with a long dark braid in a green coat',
};

/** The files of a picture behind a page's head, for desks, tablets and phones, and the windows (CSS) that each is for. */
export function headFilesOf(key: PictureKey) {
  return headFiles.map(({ ending, media, width, height }) => {
    return { src: fileOf(key, ending), media, width, height };
  });
}

/** The picture of a key, by a rule rather than a list, so that no visitor downloads the names of all pictures. */
export function pictureFile(key: PictureKey) {
  const { size, smaller } = dimensionsOf(key);
  const [width, height] = size;
  const src = fileOf(key);
  const others = smaller.map((w) => `${fileOf(key, `-${w}`)} ${w}w`);
  return {
    src,
    ...(others.length > 0 && { srcSet: [...others, `${src} ${width}w`].join(', ') }),
    width,
    height,
    alt: alternatives[key] ?? '',
  };
}

/** The addresses of all files of a picture. */
export function pictureAddresses(key: PictureKey): readonly string[] {
  const endings = dimensionsOf(key).smaller.map((width) => `-${width}`);
  if (isHead(key)) endings.push(...headFiles.map(({ ending }) => ending));
  return [...new Set(['', ...endings])].map((ending) => fileOf(key, ending));
}

function fileOf(key: PictureKey, ending = ''): string {
  const extension = key.startsWith('logos/') ? 'svg' : 'avif';
  return `${organization.imageBase}/images/${key}${ending}.${extension}`;
}

function isHead(key: PictureKey): boolean {
  return key.startsWith('heroes/') && key !== 'heroes/home';
}

/** The dimensions of a picture of this key, listed or not. Throws on an unknown family. */
export function dimensionsOf(key: string): Dimensions {
  const found = landscapes[key] ?? families[key.slice(0, key.indexOf('/'))];
  if (found) return found;
  throw new Error(`No size for the picture ${key}; see app/content/pictures.ts`);
}
