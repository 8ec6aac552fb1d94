import * as v from 'valibot';

/** The pictures that content may name, by family. The registry in app/content/pictures.ts maps each to its file. */
const families = {
  heroes: [
    'home',
    'about',
    'partnership',
    'team',
    'ceo',
    'services',
    'governance',
    'fundraising',
    'financial-operations',
    'human-resources',
    'data-management',
    'training-education',
    'custom-solutions',
    'speaking',
    'products',
    'policy-toolkit',
    'aimpact-suite',
    'pricing',
    'resources',
    'blog',
    'videos',
    'podcasts',
    'impact-stories',
    'faq',
    'careers',
    'contact',
    'legal',
    'not-found',
  ],
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
  ],
  modules: ['link', 'funds', 'bi', 'proof', 'bot'],
  toolkit: ['full-toolkit', 'finance-pack', 'governance-pack'],
  portraits: ['ceo', 'staff-1', 'staff-2', 'staff-3'],
  logos: ['shoreline', 'maple-row', 'northlight', 'harbour', 'meadow', 'granite'],
} as const;

type Families = typeof families;

/** A picture's key in one family, for example "heroes/governance". */
export type PictureKeyOf<Family extends keyof Families> = `${Family}/${Families[Family][number]}`;

/** Any picture's key. */
export type PictureKey = { [Family in keyof Families]: PictureKeyOf<Family> }[keyof Families];

/** Every key, family by family. */
export const pictureKeys: readonly string[] = Object.entries(families).flatMap(([family, names]) =>
  names.map((name) => `${family}/${name}`),
);

const known = new Set(pictureKeys);

const isPictureKey = (value: unknown): value is PictureKey =>
  typeof value === 'string' && known.has(value);

/** A picture's key; anything else fails and names the place of the list. */
export const PictureKeySchema = v.custom<PictureKey>(
  isPictureKey,
  'name a picture listed in app/content/schemas/picture-key.ts',
);

/** A key of one family only. */
export const pictureKeyOf = <const Family extends keyof Families>(family: Family) =>
  v.custom<PictureKeyOf<Family>>(
    (value) => isPictureKey(value) && value.startsWith(`${family}/`),
    `name a picture of the family ${family}, listed in app/content/schemas/picture-key.ts`,
  );
