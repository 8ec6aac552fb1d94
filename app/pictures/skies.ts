/** The hour of a head's sky: the colour sky-… of app/theme/palette.ts that goes on above the picture. */
export type Hour = 'dawn' | 'day' | 'dusk' | 'night';

/** The heads of app/pictures/heroes by their hours; the others are of a day. */
const hours: Readonly<Record<string, Hour>> = {
  about: 'dawn',
  'aimpact-suite': 'night',
  blog: 'dusk',
  careers: 'dawn',
  faq: 'dawn',
  fundraising: 'dawn',
  governance: 'dusk',
  'human-resources': 'dawn',
  'not-found': 'night',
  products: 'dawn',
  resources: 'dusk',
  speaking: 'dawn',
  team: 'dawn',
  'training-education': 'dawn',
};

export const skyOf = (name: string): Hour => hours[name] ?? 'day';
