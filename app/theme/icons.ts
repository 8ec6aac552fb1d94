import icons from './icons.json' with { type: 'json' };

/** Rows in the one picture of all icons. A hundred steps make every icon's place a whole percentage. */
export const iconRows = 101;

/** The edge of the square that every icon is drawn in before it is scaled to its size, in quarters of a rem. */
const edge = 6;

/** A square masked by that picture, then scaled: Chromium would lay the picture out for each size. */
export function iconsCss(): string {
  const mask = `url(${icons.src}) 0 var(--icon)/100% ${iconRows * 100}% no-repeat`;
  const square = `width:${edge / 4}rem;height:${edge / 4}rem`;
  const icon = '[class*="i-lucide-"]';
  return `${icon}{display:inline-block;flex-shrink:0}${icon}::before{content:"";display:block;${square};background:currentColor;mask:${mask};scale:var(--icon-scale);transform-origin:0 0}`;
}

/** The CSS of an icon's size, in quarters of a rem. */
export function iconSize(quarters: number): Record<string, string> {
  const side = `${quarters / 4}rem`;
  return { width: side, height: side, '--icon-scale': (quarters / edge).toFixed(4) };
}

/** Where in the picture an icon stands; undefined for one that is not in it. */
export function iconPlace(name: string): string | undefined {
  const index = icons.names.indexOf(name);
  if (index < 0) return undefined;
  return `${(index / (iconRows - 1)) * 100}%`;
}
