import fonts from './fonts.json' with { type: 'json' };

/** The addresses of the two typefaces, for preloading. Their names carry a hash, so they never change. */
export const fontFiles: readonly string[] = [fonts.text.src, fonts.display.src];

interface Typeface {
  readonly family: string;
  readonly weight: string;
  readonly src: string;
  readonly fallbacks: readonly {
    readonly family: string;
    readonly local: readonly string[];
    readonly sizeAdjust: string;
    readonly ascentOverride: string;
    readonly descentOverride: string;
  }[];
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
  return [
    ...typefaces.map(
      ([family, src, weight]) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:${src}}`,
    ),
    ...[...display.fallbacks, ...text.fallbacks].map(standIn),
    `:root{--font-display:${families(display)},serif;--font-text:${families(text)},system-ui,sans-serif}`,
  ].join('');
}

function standIn(face: Typeface['fallbacks'][number]): string {
  const src = face.local.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${face.family}';src:${src};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride}}`;
}

function families({ family, fallbacks }: Typeface): string {
  return [family, ...fallbacks.map((face) => face.family)].map((name) => `'${name}'`).join(',');
}
