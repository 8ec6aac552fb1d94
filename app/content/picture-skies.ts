import type { PictureKey } from './picture-families.ts';

/** The hour of a head's sky, a colour of the theme (app/theme/palette.ts). */
export type Sky = 'sky-evening' | 'sky-golden' | 'sky-dusk' | 'sky-night';

/** The heads whose evening is another than that of all others; a test compares each with its picture. */
const others: Partial<Record<PictureKey, Sky>> = {
  'heroes/human-resources': 'sky-golden',
  'heroes/training-education': 'sky-golden',
  'heroes/products': 'sky-golden',
  'heroes/policy-toolkit': 'sky-golden',
  'heroes/pricing': 'sky-golden',
  'heroes/impact-stories': 'sky-golden',
  'heroes/governance': 'sky-dusk',
  'heroes/resources': 'sky-dusk',
  'heroes/blog': 'sky-dusk',
  'heroes/faq': 'sky-dusk',
  'heroes/careers': 'sky-dusk',
  'heroes/aimpact-suite': 'sky-night',
  'heroes/videos': 'sky-night',
  'heroes/podcasts': 'sky-night',
  'heroes/contact': 'sky-night',
  'heroes/not-found': 'sky-night',
};

/** The sky that goes on above a head's picture. */
export function skyOf(key: PictureKey): Sky {
  return others[key] ?? 'sky-evening';
}
