import { formatHex } from 'culori';
import sharp from 'sharp';
import { logoMark } from '../app/components/logo-mark.ts';
import { palette } from '../app/theme/palette.ts';
import type { DrawnFile } from './manifest.ts';
import { paint } from './render.ts';

const hexOf = (colour: string) => formatHex(colour) ?? '#000000';
const [green, greenOnDark] = palette.evergreen.map(hexOf);
const [cedar, cedarOnDark] = palette.cedar.map(hexOf);
const paper = hexOf(palette.paper[0]);
const night = hexOf(palette.night[0]);
const glow = hexOf(palette.glow[0]);

/** Follows the browser's colour scheme. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${green}}.l{fill:${cedar}}@media(prefers-color-scheme:dark){path{fill:${greenOnDark}}.l{fill:${cedarOnDark}}}</style><path d="${logoMark.tree}"/><path class="l" d="${logoMark.line}"/><path d="${logoMark.water}"/></svg>`;

/** The mark on a ground of night, `inset` = free share of the edge on each side, `round` = corner radius (share). */
function tile(inset: number, round: number): string {
  const scale = 1 - inset * 2;
  const at = 32 * inset;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><rect width="32" height="32" rx="${32 * round}" fill="${night}"/><g transform="translate(${at} ${at}) scale(${scale})" fill="${paper}"><path d="${logoMark.tree}"/><path fill="${glow}" d="${logoMark.line}"/><path d="${logoMark.water}" fill-opacity=".75"/></g></svg>`;
}

/** An .ico file that holds one PNG (the format allows it since Windows Vista). */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The favicon and the icons for home screens, from the mark. */
export const faviconFiles: readonly DrawnFile[] = [
  icon('favicon.svg', favicon, async (svg) => Buffer.from(svg)),
  icon('favicon.ico', tile(0.06, 0.2), async (svg) => icoOf(paint(svg, 32), 32)),
  icon('apple-touch-icon.png', tile(0.09, 0), (svg) => small(svg, 180)),
  icon('icon-192.png', tile(0.06, 0.2), (svg) => small(svg, 192)),
  icon('icon-512.png', tile(0.06, 0.2), (svg) => small(svg, 512)),
  // A maskable icon may lose all outside the middle 80%.
  icon('icon-maskable-512.png', tile(0.16, 0), (svg) => small(svg, 512)),
];

function icon(path: string, svg: string, drawn: (svg: string) => Promise<Uint8Array>): DrawnFile {
  return { name: path, path: `public/${path}`, inputs: svg, draw: () => drawn(svg) };
}

function small(svg: string, size: number): Promise<Buffer> {
  return sharp(paint(svg, size)).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}
