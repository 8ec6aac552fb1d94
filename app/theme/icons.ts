/** All icons are in one picture (scripts/build/icons.ts). With 101 rows each icon's position is a whole percentage. */
export const iconRows = 101;

const edge = 6;

/** Scaled, because Chromium would lay the picture out for each size. */
export function iconsCss(src: string): string {
  const mask = `url(${src}) 0 var(--icon)/100% ${iconRows * 100}% no-repeat`;
  const square = `width:${edge / 4}rem;height:${edge / 4}rem`;
  const icon = '[class*="i-lucide-"]';
  return `${icon}{display:inline-block;flex-shrink:0}${icon}::before{content:"";display:block;${square};background:currentColor;mask:${mask};scale:var(--icon-scale);transform-origin:0 0}`;
}

export function iconSize(quarters: number): Record<string, string> {
  const side = `${quarters / 4}rem`;
  return { width: side, height: side, '--icon-scale': (quarters / edge).toFixed(4) };
}

export const iconPlace = (row: number) =>
  row < 0 ? undefined : `${(row / (iconRows - 1)) * 100}%`;
