/** The page, and the browser's bar on a phone. Apart from the rest, so that the browser bundle holds only this colour. */
export const paper = ['oklch(0.972 0.012 85)', 'oklch(0.2 0.02 178)'] as const;

/** OKLCH, light and dark. Text pairs hold 4.5:1, edges of controls 3:1 (WCAG 2.2). */
export const palette = {
  paper,
  snow: ['oklch(0.993 0.005 90)', 'oklch(0.275 0.024 176)'],
  mist: ['oklch(0.938 0.018 130)', 'oklch(0.25 0.034 165)'],
  ink: ['oklch(0.265 0.036 172)', 'oklch(0.945 0.012 92)'],
  muted: ['oklch(0.43 0.032 170)', 'oklch(0.795 0.018 130)'],
  line: ['oklch(0.865 0.016 110)', 'oklch(0.36 0.026 174)'],
  edge: ['oklch(0.57 0.03 165)', 'oklch(0.62 0.028 165)'],
  evergreen: ['oklch(0.415 0.084 160)', 'oklch(0.8 0.105 156)'],
  'evergreen-deep': ['oklch(0.345 0.073 162)', 'oklch(0.865 0.09 156)'],
  'on-evergreen': ['oklch(0.985 0.008 90)', 'oklch(0.21 0.03 175)'],
  /** The one thing that a page asks for; the same red by day and by night. */
  cedar: ['oklch(0.485 0.138 34)', 'oklch(0.54 0.15 34)'],
  'cedar-deep': ['oklch(0.42 0.125 34)', 'oklch(0.48 0.14 34)'],
  'on-cedar': ['oklch(0.985 0.008 90)', 'oklch(0.985 0.008 90)'],
  error: ['oklch(0.485 0.138 34)', 'oklch(0.765 0.118 42)'],
  'cedar-wash': ['oklch(0.955 0.022 42)', 'oklch(0.29 0.045 38)'],
  lake: ['oklch(0.45 0.068 236)', 'oklch(0.8 0.062 228)'],
  'lake-wash': ['oklch(0.945 0.018 228)', 'oklch(0.27 0.042 238)'],
  night: ['oklch(0.262 0.04 176)', 'oklch(0.3 0.042 188)'],
  'night-raised': ['oklch(0.325 0.044 174)', 'oklch(0.372 0.044 188)'],
  'on-night': ['oklch(0.962 0.012 90)', 'oklch(0.945 0.012 92)'],
  'on-night-muted': ['oklch(0.83 0.022 130)', 'oklch(0.79 0.02 130)'],
  'sky-dawn': ['oklch(0.916 0.028 83.5)', 'oklch(0.293 0.04 254.7)'],
  'sky-day': ['oklch(0.885 0.036 221.2)', 'oklch(0.298 0.047 249.7)'],
  'sky-dusk': ['oklch(0.329 0.051 242.8)', 'oklch(0.329 0.051 242.8)'],
  'sky-night': ['oklch(0.214 0.042 251.6)', 'oklch(0.214 0.042 251.6)'],
  /** Above the picture of the home page. */
  'sky-home': ['oklch(0.832 0.043 212)', 'oklch(0.305 0.047 249)'],
  shade: ['oklch(0.2 0.035 178)', 'oklch(0.2 0.035 178)'],
  glow: ['oklch(0.865 0.085 85)', 'oklch(0.85 0.085 85)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** The shadow of a sheet on the page. */
const near = '0 1px 2px oklch(0.2 0.03 175/.12),0 6px 18px oklch(0.2 0.03 175/.12)';

/** `--paper: …` for every colour, and the shadow. A sheet is paper in the dark too. Prints are light. */
export function paletteCss(): string {
  const colours = (scheme: 0 | 1) =>
    Object.entries(palette)
      .filter(([, [light, dark]]) => scheme === 0 || light !== dark)
      .map(([name, shades]) => `--${name}:${shades[scheme]}`);
  return [
    `:root{color-scheme:light dark;--near:${near}}`,
    `:root,.on-paper{${colours(0).join(';')}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${colours(1).join(';')}}}`,
  ].join('');
}
