import icons from './icons.json' with { type: 'json' };

/**
 * Room in the one picture that holds every icon (scripts/icons.ts). A hundred steps make every icon's place a whole
 * percentage, which is short to say.
 */
export const iconRows = 101;

/** What all icons share: a square in the colour of the text, cut out by the picture of all icons. */
export function iconsCss(): string {
  const mask = `url(${icons.src}) 0 var(--icon)/100% ${iconRows * 100}% no-repeat`;
  return `[class*="i-lucide-"]{display:inline-block;flex-shrink:0;width:1em;height:1em;background:currentColor;mask:${mask}}`;
}

/** Where in the picture an icon stands; undefined for one that is not in it. */
export function iconPlace(name: string): string | undefined {
  const index = icons.names.indexOf(name);
  if (index < 0) return undefined;
  return `${(index / (iconRows - 1)) * 100}%`;
}
