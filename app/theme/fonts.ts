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

/** The font faces, with local stand-ins of the same measures, so that nothing moves when the files arrive. */
export function fontsCss(): string {
  const { display, text } = fonts;
  return [
    face(display),
    face(text),
    `:root{--font-display:'${display.family}',${standIns(display)},serif;--font-text:'${text.family}',${standIns(text)},system-ui,sans-serif}`,
    // Until the files are there on a fresh visit (app/layout/arrive.js): for a face that is still loading, Chromium
    // looks up one more font of the system, and the first text waits for it.
    `.awaiting-fonts{--font-display:${standIns(display)},serif;--font-text:${standIns(text)},system-ui,sans-serif}`,
  ].join('');
}

function face(font: Typeface): string {
  const own = `@font-face{font-family:'${font.family}';font-weight:${font.weight};font-display:swap;src:url(${font.src}) format('woff2')}`;
  const fallbacks = font.fallbacks.map(
    (fallback) =>
      `@font-face{font-family:'${fallback.family}';src:${fallback.local.map((name) => `local('${name}')`).join(',')};size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascentOverride};descent-override:${fallback.descentOverride}}`,
  );
  return [own, ...fallbacks].join('');
}

function standIns({ fallbacks }: Typeface): string {
  return fallbacks.map(({ family }) => `'${family}'`).join(',');
}
