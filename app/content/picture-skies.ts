import type { PictureKey } from './picture-families.ts';

/** The hour of a head's sky, a colour of the theme (app/theme/palette.ts). */
export type Sky = 'sky-evening' | 'sky-dusk' | 'sky-night';

/** The heads that are later than the evening of all others; a test compares each with its picture. */
const later: Partial<Record<PictureKey, Sky>> = {
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
  return later[key] ?? 'sky-evening';
}
