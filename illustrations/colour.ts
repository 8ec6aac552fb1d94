import { clampChroma, formatHex, interpolate } from 'culori';

/** Lightness 0..1, chroma 0..0.4, hue in degrees: a colour in OKLCH. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The nearest sRGB colour as #rrggbb. */
export function hex([l, c, h]: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** A colour of the site's theme as #rrggbb. Throws on what is no colour of CSS. */
export function cssHex(colour: string): string {
  const known = formatHex(colour);
  if (!known) throw new Error(`${colour} is no colour`);
  return known;
}

/** A colour between two others (t = 0 gives the first), mixed in OKLab. */
export function mix(from: string, to: string, t: number): string {
  return formatHex(interpolate([from, to], 'oklab')(Math.min(1, Math.max(0, t))));
}
