import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** A point in the picture's pixels. */
export type Point = readonly [x: number, y: number];

/** What the layers of one picture draw on: SVG parts in order of painting. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly random: Random;
  readonly defs: string[];
  readonly body: string[];
}

/** One layer of a picture: adds its parts on top of what is there. */
export type Layer = (canvas: Canvas) => void;

/** Rounds to a tenth of a pixel: nothing finer survives rendering. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** SVG path data for a polygon, or an open line. */
export function polygon(points: readonly Point[], close = true): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${close ? 'Z' : ''}`;
}

/** SVG path data of a soft closed shape through the points (quadratic through midpoints). */
export function softShape(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return '';
  const start = middle(last, first);
  const curves = points.map((point, index) => {
    const [x, y] = middle(point, points[(index + 1) % points.length] ?? first);
    return `Q${n(point[0])} ${n(point[1])} ${n(x)} ${n(y)}`;
  });
  return `M${n(start[0])} ${n(start[1])}${curves.join('')}Z`;
}

/** A filled path element. */
export function fill(data: string, colour: string, opacity = 1): string {
  return `<path d="${data}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
}

/** A stroked line element with round ends. */
export function stroke(data: string, colour: string, width: number, opacity = 1): string {
  const see = opacity < 1 ? ` stroke-opacity="${opacity}"` : '';
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${see}/>`;
}

/** Defines a vertical gradient between two heights in pixels and gives its paint reference. */
export function verticalGradient(
  canvas: Canvas,
  y1: number,
  y2: number,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
): string {
  const id = `g${canvas.defs.length}`;
  const parts = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  canvas.defs.push(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(y1)}" y2="${n(y2)}">${parts.join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** A thin horizontal sliver pointed at both ends: a ripple, a glint, a strip of cloud. */
export function sliver(x: number, y: number, width: number, thickness: number): string {
  const half = width / 2;
  return `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - thickness)} ${n(x + half)} ${n(y)}Q${n(x)} ${n(y + thickness)} ${n(x - half)} ${n(y)}Z`;
}

/** A group moved to a place, scaled and turned (degrees). */
export function place(parts: readonly string[], x: number, y: number, scale = 1, turn = 0): string {
  const size = scale === 1 ? '' : ` scale(${scale})`;
  const angle = turn === 0 ? '' : ` rotate(${n(turn)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${angle}${size}">${parts.join('')}</g>`;
}
