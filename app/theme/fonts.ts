import fonts from './fonts.json' with { type: 'json' };

const { display, text, figures } = fonts;

/** `src` names system typefaces: local('Arial'),local('Arimo'). */
type FallbackFont = (typeof text.fallbacks)[number];

/**
 * `optional`: a file that is late is not used in that document, so that nothing moves. app/root.tsx preloads them. System
 * fonts stand in with the same measures.
 */
export function fontsCss(): string {
  return [
    fontFace(display),
    fontFace(text),
    fontFace(figures, ';unicode-range:U+24-25,U+30-39'),
    ...[...display.fallbacks, ...text.fallbacks].map(fallbackFace),
    `:root{--font-display:${families(display)},serif;--font-text:'${figures.family}',${families(text)},system-ui,sans-serif}`,
  ].join('');
}

function fontFace(
  { family, src, weight }: { family: string; src: string; weight: string },
  range = '',
): string {
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:optional;src:url(${src})${range}}`;
}

function fallbackFace(face: FallbackFont): string {
  return `@font-face{font-family:'${face.family}';src:${face.src};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride}}`;
}

function families({ family, fallbacks }: { family: string; fallbacks: FallbackFont[] }): string {
  return [family, ...fallbacks.map((face) => face.family)].map((name) => `'${name}'`).join(',');
}
