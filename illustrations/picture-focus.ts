/** What a head is about: its place in the wide picture, and how much of the scene around it a phone shows. */
export interface Focus {
  /** Fractions of the scene's width and height. */
  readonly at: readonly [x: number, y: number];
  /** Width of the phone's part, in pixels of the scene (headScene in head-files.ts). */
  readonly span: number;
}

/** The pictures behind pages' titles, each with its focal point, around which its files are composed. */
export const headFocus = {
  about: { at: [0.9, 0.7], span: 700 },
  partnership: { at: [0.72, 0.8], span: 760 },
  team: { at: [0.93, 0.75], span: 860 },
  ceo: { at: [0.78, 0.6], span: 830 },
  services: { at: [0.8, 0.75], span: 860 },
  governance: { at: [0.78, 0.5], span: 760 },
  fundraising: { at: [0.84, 0.6], span: 760 },
  'financial-operations': { at: [0.85, 0.6], span: 800 },
  'human-resources': { at: [0.85, 0.65], span: 760 },
  'data-management': { at: [0.75, 0.75], span: 860 },
  'training-education': { at: [0.68, 0.85], span: 720 },
  'custom-solutions': { at: [0.74, 0.7], span: 900 },
  speaking: { at: [0.73, 0.8], span: 680 },
  products: { at: [0.74, 0.8], span: 760 },
  'policy-toolkit': { at: [0.79, 0.7], span: 680 },
  'aimpact-suite': { at: [0.75, 0.5], span: 800 },
  pricing: { at: [0.78, 0.65], span: 820 },
  resources: { at: [0.84, 0.75], span: 700 },
  blog: { at: [0.82, 0.6], span: 760 },
  'impact-stories': { at: [0.72, 0.85], span: 760 },
  faq: { at: [0.745, 0.72], span: 680 },
  careers: { at: [0.72, 0.7], span: 800 },
  contact: { at: [0.77, 0.66], span: 680 },
  legal: { at: [0.85, 0.82], span: 800 },
  'not-found': { at: [0.76, 0.85], span: 760 },
} as const satisfies Record<string, Focus>;
