import Color from 'colorjs.io';
import sharp from 'sharp';
import { logoMark } from '../../app/components/logo-mark.ts';
import { palette } from '../../app/theme/palette.ts';

const hexOf = (colour: string) => new Color(colour).toString({ format: 'hex' });
const [green, greenOnDark] = palette.evergreen.map(hexOf);
const [cedar, cedarOnDark] = palette.error.map(hexOf);
const paper = hexOf(palette.paper[0]);
const night = hexOf(palette.night[0]);
const glow = hexOf(palette.glow[0]);

/** Follows the browser's colour scheme. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${green}}.l{fill:${cedar}}@media(prefers-color-scheme:dark){path{fill:${greenOnDark}}.l{fill:${cedarOnDark}}}</style><path d="${logoMark.tree}"/><path class="l" d="${logoMark.line}"/><path d="${logoMark.water}"/></svg>`;

/** The favicon and the icons for home screens, from the mark. */
export async function* drawFavicons() {
  yield ['public/favicon.svg', favicon] as const;
  yield ['public/favicon.ico', icoOf(await tile(0.06, 0.2, 32), 32)] as const;
  yield ['public/apple-touch-icon.png', await tile(0.09, 0, 180)] as const;
  yield ['public/icon-192.png', await tile(0.06, 0.2, 192)] as const;
  yield ['public/icon-512.png', await tile(0.06, 0.2, 512)] as const;
  // A maskable icon may lose all outside the middle 80%.
  yield ['public/icon-maskable-512.png', await tile(0.16, 0, 512)] as const;
}

/** The mark on a dark square, as PNG. `inset` and `round` (the corner's radius) are shares of `size` (pixels). */
function tile(inset: number, round: number, size: number): Promise<Buffer> {
  const at = 32 * inset;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${32 * round}" fill="${night}"/><g transform="translate(${at} ${at}) scale(${1 - inset * 2})" fill="${paper}"><path d="${logoMark.tree}"/><path fill="${glow}" d="${logoMark.line}"/><path d="${logoMark.water}" fill-opacity=".75"/></g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
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
