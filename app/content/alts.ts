/** What pictures show that are not decoration. */
export const alts: Readonly<Record<string, string>> = {
  'portraits/ceo': 'Illustration: a person with silver, chin-length hair in a dark green jacket',
  'portraits/staff-1': 'Illustration: a person with a short beard and glasses in a blue jacket',
  'portraits/staff-2': 'Illustration: a person with natural curls in a red rollneck',
  'portraits/staff-3': 'Illustration: a person with a long dark braid in a green coat',
};
