import type { StaticRule } from 'unocss';

/** Birch paper: the page, and the browser's own bar on a phone. Apart, so that the browser is sent no other colour. */
export const paper = ['oklch(0.972 0.012 85)', 'oklch(0.215 0.022 178)'] as const;

/** Each colour in OKLCH with its dark counterpart. Text pairs hold 4.5:1, edges of controls 3:1 (WCAG 2.2). */
export const palette = {
  paper,
  /** Fresh snow: raised surfaces. */
  snow: ['oklch(0.993 0.005 90)', 'oklch(0.262 0.025 176)'],
  /** Morning mist: quiet surfaces. */
  mist: ['oklch(0.938 0.018 130)', 'oklch(0.245 0.026 172)'],
  /** Spruce ink: text. */
  ink: ['oklch(0.265 0.036 172)', 'oklch(0.945 0.012 92)'],
  /** Secondary text. */
  muted: ['oklch(0.43 0.032 170)', 'oklch(0.795 0.018 130)'],
  /** Hairlines that only divide. */
  line: ['oklch(0.865 0.016 110)', 'oklch(0.36 0.026 174)'],
  /** Edges of fields and outlined buttons. */
  edge: ['oklch(0.57 0.03 165)', 'oklch(0.62 0.028 165)'],
  /** Evergreen: actions and links. */
  evergreen: ['oklch(0.415 0.084 160)', 'oklch(0.8 0.105 156)'],
  /** Evergreen under a pointer. */
  'evergreen-deep': ['oklch(0.345 0.073 162)', 'oklch(0.865 0.09 156)'],
  /** Text on evergreen. */
  'on-evergreen': ['oklch(0.985 0.008 90)', 'oklch(0.21 0.03 175)'],
  /** Cedar red: the rare accent, and errors. */
  cedar: ['oklch(0.485 0.138 34)', 'oklch(0.765 0.118 42)'],
  /** Cedar under a pointer. */
  'cedar-deep': ['oklch(0.42 0.125 34)', 'oklch(0.82 0.1 42)'],
  /** Text on cedar. */
  'on-cedar': ['oklch(0.985 0.008 90)', 'oklch(0.22 0.04 40)'],
  /** A faint cedar wash behind errors. */
  'cedar-wash': ['oklch(0.955 0.022 42)', 'oklch(0.29 0.045 38)'],
  /** Lake blue: the quiet second. */
  lake: ['oklch(0.45 0.068 236)', 'oklch(0.8 0.062 228)'],
  /** A faint lake wash behind notes. */
  'lake-wash': ['oklch(0.945 0.018 228)', 'oklch(0.275 0.03 232)'],
  /** Night: dark sections and the footer, dark in both schemes. */
  night: ['oklch(0.262 0.04 176)', 'oklch(0.168 0.02 180)'],
  /** Raised surface on night. */
  'night-raised': ['oklch(0.325 0.044 174)', 'oklch(0.23 0.026 178)'],
  /** Text on night. */
  'on-night': ['oklch(0.962 0.012 90)', 'oklch(0.945 0.012 92)'],
  /** Secondary text on night. */
  'on-night-muted': ['oklch(0.83 0.022 130)', 'oklch(0.79 0.02 130)'],
  /** The sky above a head's picture, by its hour: the colour of its upper edge, in the dark as dimmed as it is (widgets.css). */
  'sky-dawn': ['oklch(0.916 0.028 83.5)', 'oklch(0.393 0.052 233.7)'],
  'sky-day': ['oklch(0.885 0.036 221.2)', 'oklch(0.393 0.072 244.6)'],
  'sky-dusk': ['oklch(0.329 0.051 242.8)', 'oklch(0.329 0.051 242.8)'],
  'sky-night': ['oklch(0.214 0.042 251.6)', 'oklch(0.214 0.042 251.6)'],
  /** What dawn and day are multiplied with in the dark (widgets.css). */
  evening: ['oklch(0.43 0.07 243)', 'oklch(0.43 0.07 243)'],
  /** What darkens a landscape under text, in both schemes. */
  shade: ['oklch(0.2 0.035 178)', 'oklch(0.2 0.035 178)'],
  /** Links and small marks on night: sun on birch. */
  glow: ['oklch(0.865 0.085 85)', 'oklch(0.85 0.085 85)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** The shadows under what lies above the page: `lift` for cards and menus, `lift-high` for pictures and the phone's menu. */
const shadows = {
  lift: '0 18px 50px oklch(0.2 0.03 175/.16)',
  'lift-high': '0 24px 56px oklch(0.2 0.03 175/.28)',
} as const;

/** Utilities of the same names as the shadows. */
export const shadowRules = Object.keys(shadows).map(
  (name): StaticRule => [name, { 'box-shadow': `var(--${name})` }],
);

/** The custom properties of every colour and shadow: `--paper: light-dark(…)`; `on-paper` is a sheet within a dark section. */
export function paletteCss(): string {
  const lines = Object.entries(palette).map(
    ([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`,
  );
  const lifts = Object.entries(shadows).map(([name, shadow]) => `--${name}:${shadow}`);
  return `:root{color-scheme:light dark}:root,.on-paper{${[...lines, ...lifts].join(';')}}`;
}
