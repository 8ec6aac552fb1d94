import { headFiles, headScene } from '../app/content/head-files.ts';
import { type Focus, headFocus } from '../app/content/picture-focus.ts';
import type { Canvas } from './canvas.ts';
import { hex, mix } from './colour.ts';
import { darkHours } from './hours/dark.ts';
import { paletteOf } from './palette.ts';
import { drawParts, paint, type Scene } from './render.ts';

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
 * Draws a head for desks, tablets and phones. The words stand above the land, so evening falls there: the sky is dark and
 * quiet where they are, and the light is with the subject.
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
      svg: svgOf(parts, frame, scene.hour, falls[ending]),
    };
  });
}

/** The evening alone, as a PNG to multiply a photograph with: words hold 4.5:1 even on white above its middle. */
export function eveningOver(width: number, height: number): Buffer {
  const evening = fallingFrom([height * 0.52, height * 0.83], eveningOf('mist'));
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${evening}</defs><rect width="${width}" height="${height}" fill="url(#evening)"/></svg>`,
  );
}

/** The scene's parts in a frame, its sky continued upwards where it ends, and the evening over all. */
function svgOf(
  { defs, body }: Pick<Canvas, 'defs' | 'body'>,
  { x, y, width, height }: Frame,
  hour: Scene['hour'],
  fall: readonly [from: number, to: number],
): string {
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const evening = fallingFrom(fall, eveningOf(hour));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><defs>${defs.join('')}${evening}</defs><rect ${box} fill="${paletteOf(hour).sky[0]}"/>${body.join('')}<rect ${box} fill="url(#evening)" style="mix-blend-mode:multiply"/></svg>`;
}

/** What the hour's light is multiplied with where it is gone: a blue, never grey; a dark hour needs little of it. */
function eveningOf(hour: Scene['hour']): string {
  return hour in darkHours ? mix(hex([0.5, 0.06, 215]), '#ffffff', 0.45) : hex([0.4, 0.07, 225]);
}

/** How much of the evening is left on the way to the light. */
const falling = [
  [0, 1],
  [0.2, 0.88],
  [0.45, 0.5],
  [0.7, 0.16],
  [1, 0],
] as const;

/** Between which heights of the scene (pixels) the evening gives way to the light: on desks the words reach lower. */
const falls = { '': [290, 560], '-middle': [240, 530], '-tall': [240, 530] } as const;

/** From above, and a little from the left, as the light is low at the right. */
function fallingFrom([from, to]: readonly [number, number], evening: string): string {
  const lean = 0.06;
  return gradient(`x1="${from * lean}" y1="${from}" x2="${to * lean}" y2="${to}"`, evening);
}

function gradient(line: string, evening: string): string {
  const stops = falling.map(
    ([offset, share]) =>
      `<stop offset="${offset}" stop-color="${mix('#ffffff', evening, share)}"/>`,
  );
  return `<linearGradient id="evening" gradientUnits="userSpaceOnUse" ${line}>${stops.join('')}</linearGradient>`;
}
