import fonts from './fonts.json' with { type: 'json' };

/** The addresses of the two typefaces, for preloading. Their names carry a hash, so they never change. */
export const fontFiles: readonly string[] = [fonts.text.src, fonts.display.src];

interface StandIn {
  readonly family: string;
  readonly local: readonly string[];
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
}

const { display, text } = fonts;

/** The two typefaces as family, source and weight. */
export const typefaces = [display, text].map(
  ({ family, src, weight }) => [family, `url(${src})`, weight] as const,
);

/**
 * The font faces, with local stand-ins of the same measures, so that nothing moves when the files arrive. The typefaces
 * come first, where app/layout/arrive.js takes them from.
 */
export function fontsCss(): string {
  const withStandIns = ({ family, fallbacks }: { family: string; fallbacks: StandIn[] }) =>
    families([family, ...fallbacks.map((face) => face.family)]);
  return [
    ...typefaces.map(ownFace),
    ...[...display.fallbacks, ...text.fallbacks].map((face) => standIn(face, face)),
    figuresFace,
    lists(withStandIns(display), withStandIns(text)),
  ].join('');
}

/**
 * Figures that are compared: those of the display typeface, lining and of one width, with a zero that has no slash, in
 * text of the other (`.figures`, and every table).
 */
const figuresFace = `@font-face{font-family:'Figures';font-weight:400 700;font-display:fallback;src:url(${display.src});unicode-range:U+24-25,U+30-39}`;

/**
 * The font faces of a page without scripts: a typeface and its stand-ins are one family, whose last face that is there
 * counts. It spares Chromium searches before the first text; where a script adds the typeface it would not do, since
 * WebKit keeps the stand-in (docs/decisions/0011-first-paint.md).
 */
export function scriptlessFontsCss(): string {
  return [
    ...display.fallbacks.toReversed().map((face) => standIn(face, display)),
    ...text.fallbacks.toReversed().map((face) => standIn(face, text)),
    ...typefaces.map(ownFace),
    figuresFace,
    lists(families([display.family]), families([text.family])),
  ].join('');
}

function ownFace([family, src, weight]: (typeof typefaces)[number]): string {
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:${src}}`;
}

/** A stand-in under a name, for these weights or, without any, the usual one. */
function standIn(face: StandIn, name: { family: string; weight?: string }): string {
  const src = face.local.map((local) => `local('${local}')`).join(',');
  const weight = name.weight ? `font-weight:${name.weight};` : '';
  return `@font-face{font-family:'${name.family}';${weight}src:${src};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride}}`;
}

function families(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(',');
}

function lists(headings: string, texts: string): string {
  return `:root{--font-display:${headings},serif;--font-text:${texts},system-ui,sans-serif}`;
}
