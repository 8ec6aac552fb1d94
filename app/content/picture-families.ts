import { headFocus } from './picture-focus.ts';

const isHead = (name: string): name is keyof typeof headFocus => name in headFocus;
const heads = Object.keys(headFocus).filter(isHead);

/** The pictures that content may name, by family. The registry in pictures.ts maps each to its file. */
export const pictureFamilies = {
  /** The home page's own, and those behind the titles of pages. */
  heroes: ['home', ...heads],
  features: [
    'governance',
    'fundraising',
    'financial-operations',
    'human-resources',
    'data-management',
    'training-education',
    'custom-solutions',
    'about',
    'partnership',
    'policy-toolkit',
    'aimpact-suite',
  ],
  modules: ['link', 'funds', 'bi', 'proof', 'bot'],
  toolkit: ['full-toolkit', 'finance-pack', 'governance-pack'],
  portraits: ['ceo', 'staff-1', 'staff-2', 'staff-3'],
  blog: [
    'cover-1',
    'cover-2',
    'cover-3',
    'cover-4',
    'cover-5',
    'cover-6',
    'cover-7',
    'cover-8',
    'cover-9',
    'cover-10',
  ],
  stories: ['food-network', 'youth-arts'],
  samples: ['board-package', 'risk-register', 'month-end-statement', 'conflict-of-interest-policy'],
  videos: ['video-1', 'video-2', 'video-3', 'video-4'],
  podcasts: ['podcast-1', 'podcast-2'],
  logos: ['shoreline', 'maple-row', 'northlight', 'harbour', 'meadow', 'granite'],
} as const;

/** The families and their names. */
export type PictureFamilies = typeof pictureFamilies;

/** A picture's key in one family, for example "heroes/governance". */
export type PictureKeyOf<Family extends keyof PictureFamilies> =
  `${Family}/${PictureFamilies[Family][number]}`;

/** Any picture's key. */
export type PictureKey = {
  [Family in keyof PictureFamilies]: PictureKeyOf<Family>;
}[keyof PictureFamilies];

/** Every key, family by family. */
export const pictureKeys: readonly string[] = Object.entries(pictureFamilies).flatMap(
  ([family, names]) => names.map((name) => `${family}/${name}`),
);
