import { organization } from './organization.ts';
import type { PictureFamilies, PictureKey } from './picture-families.ts';

export type { PictureKey };

/** One picture as a page needs it. */
export interface PictureFile {
  /** Address below the organisation's image base. */
  readonly src: string;
  /** Size in CSS pixels, for the space it takes before it has loaded. */
  readonly width: number;
  readonly height: number;
  /** What it shows; empty for decoration. */
  readonly alt: string;
  /** The files of several widths to choose from, where there are several. */
  readonly srcSet?: string;
  /** A landscape's part for narrow windows (`phoneCrop`). */
  readonly phone?: string;
  /** Phones do not show it. */
  readonly wideOnly?: true;
}

type Size = readonly [width: number, height: number];

/**
 * The size that each family of pictures has. In heroes the left half and the sky are calm: text belongs there, and what
 * the picture is about stands at 70% of its width and 70% of its height.
 */
const sizes: Readonly<Record<string, Size>> = {
  heroes: [1600, 700],
  features: [1200, 900],
  modules: [800, 600],
  toolkit: [800, 600],
  portraits: [720, 900],
  blog: [1200, 675],
  stories: [1200, 800],
  videos: [1200, 675],
  podcasts: [1200, 675],
  logos: [96, 96],
} satisfies Record<keyof PictureFamilies, Size>;

/** Pictures whose size is not their family's. The home hero is taller: it fills the first screen. */
const ownSizes: Partial<Record<PictureKey, Size>> = { 'heroes/home': [1280, 800] };

/** What the pictures show that are more than decoration. */
const alternatives: Partial<Record<PictureKey, string>> = {
  'portraits/ceo': 'Illustration: a person with silver, chin-length hair in a dark green jacket',
  'portraits/staff-1': 'Illustration: a person with a short beard and glasses in a blue jacket',
  'portraits/staff-2': 'Illustration: a person with natural curls in a red rollneck',
  'portraits/staff-3': 'Illustration: a person with a long dark braid in a green coat',
};

/** The widths (pixels) of the files that a family has beside its full one, for phones and thumbnails. */
export const smallerWidths: Readonly<Record<string, readonly number[]>> = {
  features: [560],
  modules: [200, 560],
  toolkit: [560],
  portraits: [560],
  blog: [200, 560],
  stories: [560],
  videos: [560],
  podcasts: [560],
} satisfies Partial<Record<keyof PictureFamilies, readonly number[]>>;

/**
 * The part of a landscape that a phone shows behind a page's head: as high as the landscape, and centred where the page
 * centres it (object-position), so that the frame is the same. Half as fine as a phone's screen: it stands behind a
 * dark shade. Pixels; `at` is a share of the width that is left over.
 */
export const phoneCrop = { width: 630, height: 490, at: 0.7, media: '(max-width: 30rem)' } as const;

/** Landscapes of long texts: a phone shows the text at once and no picture behind its head. */
const wideOnly: ReadonlySet<PictureKey> = new Set<PictureKey>(['heroes/faq', 'heroes/legal']);

/**
 * The picture of a key. Drawn by scripts/illustrations/index.ts. A rule rather than a list, so that no visitor
 * downloads the names of all pictures.
 */
export function pictureFile(key: PictureKey): PictureFile {
  const [width, height] = sizeOf(key);
  const src = fileOf(key);
  const smaller = smallerWidths[familyOf(key)]?.map((w) => `${fileOf(key, `-${w}`)} ${w}w`);
  return {
    src,
    ...(smaller && { srcSet: [...smaller, `${src} ${width}w`].join(', ') }),
    ...(hasPhoneCrop(key) && { phone: fileOf(key, '-phone') }),
    ...(wideOnly.has(key) && { wideOnly: true as const }),
    width,
    height,
    alt: alternatives[key] ?? '',
  };
}

/** The addresses of all files of a picture. */
export function pictureAddresses(key: PictureKey): readonly string[] {
  const widths = smallerWidths[familyOf(key)] ?? [];
  const endings = [
    '',
    ...widths.map((width) => `-${width}`),
    ...(hasPhoneCrop(key) ? ['-phone'] : []),
  ];
  return endings.map((ending) => fileOf(key, ending));
}

function fileOf(key: PictureKey, ending = ''): string {
  const extension = key.startsWith('logos/') ? 'svg' : 'avif';
  return `${organization.imageBase}/images/${key}${ending}.${extension}`;
}

/** Whether phones get a part of a picture. The home hero stands beside the text, and whole. */
export function hasPhoneCrop(key: PictureKey): boolean {
  return familyOf(key) === 'heroes' && !ownSizes[key] && !wideOnly.has(key);
}

function familyOf(key: PictureKey): string {
  return key.slice(0, key.indexOf('/'));
}

function sizeOf(key: PictureKey): Size {
  const own = ownSizes[key] ?? sizes[familyOf(key)];
  if (own) return own;
  throw new Error(`No size for the picture ${key}; see app/content/pictures.ts`);
}

/** Heroes with a dark sky, made for light text; the skies of all others carry dark text without a shade. */
export const darkHeroes: ReadonlySet<PictureKey> = new Set<PictureKey>([
  'heroes/governance',
  'heroes/policy-toolkit',
  'heroes/aimpact-suite',
  'heroes/resources',
  'heroes/videos',
  'heroes/podcasts',
  'heroes/contact',
  'heroes/not-found',
]);
