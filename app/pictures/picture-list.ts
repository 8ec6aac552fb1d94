/** The hour of a head's sky: the colour sky-… of app/theme/palette.ts that goes on above the picture. */
export type Hour = 'dawn' | 'day' | 'dusk' | 'night';

interface PictureFacts {
  /** In pixels. */
  readonly size: readonly [width: number, height: number];
  /** The widths of its smaller files, for phones and thumbnails (pixels). */
  readonly smaller: readonly number[];
  /** What it shows; nothing for decoration. */
  readonly alt?: string;
  /** Of a picture behind a page's title; it has three files (headFiles in pictures.ts). */
  readonly sky?: Hour;
  /** It has files of its own for the dark, as heads of a dawn or a day have. */
  readonly night?: true;
  /** Around what a photograph in its place is cropped: fractions of the width and height, in the middle if absent. */
  readonly focus?: readonly [x: number, y: number];
}

const head = { size: [2000, 860], smaller: [] } as const;
const feature = { size: [1200, 900], smaller: [560] } as const;
const portrait = { size: [512, 512], smaller: [256] } as const;
const story = { size: [1200, 800], smaller: [560] } as const;
const sample = { size: [816, 1056], smaller: [200, 400] } as const;
const logo = { size: [96, 96], smaller: [] } as const;

/** All pictures by their keys: a folder of public/images and the file's name without its ending. */
export const pictures = {
  'heroes/home': { size: [1280, 800], smaller: [960], night: true },
  'heroes/about': { ...head, sky: 'dawn', focus: [0.9, 0.7] },
  'heroes/partnership': { ...head, sky: 'day', focus: [0.72, 0.8] },
  'heroes/team': { ...head, sky: 'dawn', focus: [0.93, 0.75] },
  'heroes/ceo': { ...head, sky: 'day', focus: [0.78, 0.6] },
  'heroes/services': { ...head, sky: 'day', focus: [0.8, 0.75] },
  'heroes/governance': { ...head, sky: 'dusk', focus: [0.78, 0.5] },
  'heroes/fundraising': { ...head, sky: 'dawn', focus: [0.84, 0.75] },
  'heroes/financial-operations': { ...head, sky: 'day', focus: [0.85, 0.6] },
  'heroes/human-resources': { ...head, sky: 'dawn', focus: [0.85, 0.65] },
  'heroes/data-management': { ...head, sky: 'day', focus: [0.75, 0.75] },
  'heroes/training-education': { ...head, sky: 'dawn', focus: [0.68, 0.85] },
  'heroes/custom-solutions': { ...head, sky: 'day', focus: [0.74, 0.7] },
  'heroes/speaking': { ...head, sky: 'dawn', focus: [0.73, 0.8] },
  'heroes/products': { ...head, sky: 'dawn', focus: [0.74, 0.8] },
  'heroes/aimpact-suite': { ...head, sky: 'night', focus: [0.75, 0.5] },
  'heroes/pricing': { ...head, sky: 'day', focus: [0.78, 0.65] },
  'heroes/resources': { ...head, sky: 'dusk', focus: [0.84, 0.75] },
  'heroes/blog': { ...head, sky: 'dusk', focus: [0.82, 0.6] },
  'heroes/impact-stories': { ...head, sky: 'day', focus: [0.72, 0.85] },
  'heroes/faq': { ...head, sky: 'dawn', focus: [0.745, 0.72] },
  'heroes/careers': { ...head, sky: 'dawn', focus: [0.72, 0.7] },
  'heroes/legal': { ...head, sky: 'day', focus: [0.85, 0.82] },
  'heroes/not-found': { ...head, sky: 'night', focus: [0.76, 0.85] },
  'features/governance': feature,
  'features/fundraising': feature,
  'features/financial-operations': feature,
  'features/human-resources': feature,
  'features/custom-solutions': feature,
  'features/partnership': feature,
  'toolkit/full-toolkit': feature,
  'toolkit/finance-pack': feature,
  'toolkit/governance-pack': feature,
  'portraits/ceo': {
    ...portrait,
    alt: 'Illustration: a person with silver, chin-length hair in a dark green jacket',
  },
  'portraits/staff-1': {
    ...portrait,
    alt: 'Illustration: a person with a short beard and glasses in a blue jacket',
  },
  'portraits/staff-2': {
    ...portrait,
    alt: 'Illustration: a person with natural curls in a red rollneck',
  },
  'portraits/staff-3': {
    ...portrait,
    alt: 'Illustration: a person with a long dark braid in a green coat',
  },
  'stories/food-network': story,
  'stories/youth-arts': story,
  'samples/board-package': sample,
  'samples/risk-register': sample,
  'samples/month-end-statement': sample,
  'samples/conflict-of-interest-policy': sample,
  'samples/first-week-plan': sample,
  'logos/shoreline': logo,
  'logos/maple-row': logo,
  'logos/northlight': logo,
  'logos/harbour': logo,
  'logos/meadow': logo,
  'logos/granite': logo,
} as const satisfies Readonly<Record<string, PictureFacts>>;

/** A picture's key, for example "heroes/governance". */
export type PictureKey = keyof typeof pictures;

export type PictureKeyOf<Folder extends string> = Extract<PictureKey, `${Folder}/${string}`>;

export const factsOf = (key: PictureKey): PictureFacts => pictures[key];
