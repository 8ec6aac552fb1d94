import fonts from './fonts.json' with { type: 'json' };

interface FallbackFont {
  readonly family: string;
  /** The system's typefaces that it stands for, as CSS: local('Arial'),local('Arimo'). */
  readonly src: string;
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
}

const { display, text } = fonts;

/** The two typefaces as family, source and weight. */
const typefaces = [display, text].map(
  ({ family, src, weight }) => [family, `url(${src})`, weight] as const,
);

/**
 * The font faces, with fallback fonts of the system, adjusted to the same measures, so that nothing moves when the
 * files arrive.
 */
export function fontsCss(): string {
  const withFallbacks = ({ family, fallbacks }: { family: string; fallbacks: FallbackFont[] }) =>
    families([family, ...fallbacks.map((face) => face.family)]);
  return [
    ...typefaces.map(ownFace),
    ...[...display.fallbacks, ...text.fallbacks].map(fallbackFace),
    figuresFace,
    lists(withFallbacks(display), withFallbacks(text)),
  ].join('');
}

/**
 * Figures that are compared: those of the display typeface, lining and of one width, with a zero that has no slash, in
 * text of the other (`.figures`, and every table).
 */
const figuresFace = `@font-face{font-family:'Figures';font-weight:400 700;font-display:fallback;src:url(${display.src});unicode-range:U+24-25,U+30-39}`;

function ownFace([family, src, weight]: (typeof typefaces)[number]): string {
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:${src}}`;
}

function fallbackFace(face: FallbackFont): string {
  return `@font-face{font-family:'${face.family}';src:${face.src};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride}}`;
}

function families(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(',');
}

function lists(headings: string, texts: string): string {
  return `:root{--font-display:${headings},serif;--font-text:${texts},system-ui,sans-serif}`;
}
