import type { Canvas } from './canvas.ts';
import { headFiles, headScene } from './head-files.ts';
import { paletteOf } from './palette.ts';
import { type Focus, headFocus } from './picture-focus.ts';
import { drawParts, type Scene } from './render.ts';

/** One composition of a head: the ending of its file, its drawing, and the file's width (pixels) and limit (bytes). */
export interface Composition {
  readonly ending: string;
  readonly svg: string;
  readonly width: number;
  readonly limit: number;
  /** Of the encoder, 0..9: a head's broad, soft areas gain little from more, and it costs minutes. */
  readonly effort: number;
}

/** The part of a scene that a phone shows, in the scene's pixels. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The focal point of a head's scene; undefined for one that stands beside the words instead of behind them. */
export function focusOf(name: string): Focus | undefined {
  const known: Readonly<Record<string, Focus>> = headFocus;
  return known[name];
}

/** Around the focal point, down to the scene's lower edge: above its upper edge there is more sky. */
function frameAround({ at: [x] }: Focus, span: number, ratio: number): Frame {
  const height = Math.round(span / ratio);
  const left = Math.min(headScene.width - span, Math.max(0, x * headScene.width - span / 2));
  return { x: Math.round(left), y: headScene.height - height, width: span, height };
}

/**
 * Draws a head for desks, tablets and phones. The words stand in the sky, above the land.
 */
export function composeHead(scene: Scene, focus: Focus): readonly Composition[] {
  const parts = drawParts({ ...scene, ...headScene });
  return headFiles.map(({ ending, width, height, limit, ...file }) => {
    const frame = frameAround(focus, 'span' in file ? file.span : focus.span, width / height);
    return {
      ending,
      width,
      limit: Math.max(limit, scene.phoneLimit ?? 0),
      effort: scene.effort ?? 2,
      svg: svgOf(parts, frame, scene.hour),
    };
  });
}

/** The scene's parts in a frame, its sky continued upwards where it ends. */
function svgOf(
  { defs, body }: Pick<Canvas, 'defs' | 'body'>,
  { x, y, width, height }: Frame,
  hour: Scene['hour'],
): string {
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><defs>${defs.join('')}</defs><rect ${box} fill="${paletteOf(hour).sky[0]}"/>${body.join('')}</svg>`;
}
