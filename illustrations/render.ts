import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Canvas, Layer } from './canvas.ts';
import { type HourName, paletteOf } from './palette.ts';
import { randomFrom } from './random.ts';

/** One picture: its file (without extension), size in pixels, hour, seed and layers back to front. */
export interface Scene {
  name: string;
  width: number;
  height: number;
  seed: number;
  hour: HourName;
  layers: readonly Layer[];
  /** Largest file in bytes; the quality is lowered until it fits. */
  limit: number;
  /** The same for its file for phones, where that is busier than others of its family. */
  phoneLimit?: number;
  /** How hard the encoder works, 0..9; default 4. */
  effort?: number;
}

/** Draws a scene as SVG text. */
export function drawScene(scene: Omit<Scene, 'name' | 'limit'>): string {
  const { width, height } = scene;
  const { defs, body } = drawParts(scene);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${body.join('')}</svg>`;
}

/** Draws a scene as the parts of an SVG, for a composition that frames them in its own way. */
export function drawParts({
  width,
  height,
  seed,
  hour,
  layers,
}: Omit<Scene, 'name' | 'limit'>): Pick<Canvas, 'defs' | 'body'> {
  const canvas: Canvas = {
    width,
    height,
    palette: paletteOf(hour),
    random: randomFrom(seed),
    defs: [],
    body: [],
  };
  for (const layer of layers) layer(canvas);
  return canvas;
}

/** Paints SVG text to PNG at its own size, or at the width given in pixels. */
export function paint(svg: string, width?: number): Buffer {
  return new Resvg(svg, width ? { fitTo: { mode: 'width', value: width } } : {}).render().asPng();
}

/** Qualities worth shipping: below the first art frays, above the last nothing is gained. */
const QUALITY = { lowest: 34, highest: 64 };

/**
 * Encodes a PNG as AVIF in at most `limit` bytes, near the highest quality that fits.
 * Throws when even the lowest is too heavy.
 */
export async function encode(png: Buffer, limit: number, effort = 4): Promise<Buffer> {
  let quality = 50;
  let best: { data: Buffer; quality: number } | undefined;
  let last = 0;
  for (let attempt = 0; attempt < 5; attempt++) {
    const data = await sharp(png).avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();
    last = data.length;
    const fits = last <= limit;
    if (fits && (!best || quality > best.quality)) best = { data, quality };
    if (fits && (last > limit * 0.9 || quality === QUALITY.highest)) break;
    if (!fits && best) break;
    // A file grows by about 3% a step of quality; aim a little below the limit.
    const steps = Math.floor(Math.log((limit * 0.96) / last) / 0.03) || -1;
    const next = Math.min(QUALITY.highest, Math.max(QUALITY.lowest, quality + steps));
    if (next === quality) break;
    quality = next;
  }
  if (!best) throw new Error(`still ${last} bytes at quality ${quality}, allowed are ${limit}`);
  return best.data;
}
