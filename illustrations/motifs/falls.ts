import {
  type Canvas,
  fill,
  type Layer,
  type Point,
  polygon,
  sliver,
  stroke,
  verticalGradient,
} from '../canvas.ts';
import { mix } from '../colour.ts';

/** A ledge of rock, fractions of the picture: where it begins at the left, its height, and between what the water leaves it. */
export interface Ledge {
  readonly x: number;
  readonly y: number;
  readonly fall: readonly [from: number, to: number];
}

/** A river that comes down from ledge to ledge, the highest first, into the water at `foot` (fraction). */
export function falls(ledges: readonly Ledge[], foot: number): Layer {
  return (canvas) => {
    for (const [index, ledge] of ledges.entries()) rock(canvas, ledge, foot, index / ledges.length);
    for (const [index, ledge] of ledges.entries()) {
      river(canvas, ledge);
      sheet(canvas, ledge, (ledges[index + 1]?.y ?? foot) * canvas.height);
    }
  };
}

/** The ledge and all below it, to the picture's right edge; the nearer, the darker its face. */
function rock(
  { width, height, palette, random, body }: Canvas,
  { x, y }: Ledge,
  foot: number,
  near: number,
) {
  const [dark, middle, light] = palette.rock;
  const [left, top, base] = [x * width, y * height, foot * height + 6];
  const face: Point[] = [];
  for (let step = 0; step <= 7; step++)
    face.push([left - step * 5 + random.range(-12, 9), top + ((base - top) * step) / 7]);
  const far = width + 20;
  body.push(
    fill(polygon([[far, top], ...face, [far, base]]), mix(middle, dark, 0.15 + near * 0.3)),
  );
  for (let plane = left + random.range(30, 70); plane < width; plane += random.range(70, 150)) {
    const span = random.range(26, 70);
    const deep = random.range(40, 120);
    body.push(
      fill(
        polygon([
          [plane, top + 8],
          [plane + span, top + 8],
          [plane + span * 0.7, top + deep],
          [plane - span * 0.2, top + deep * 0.7],
        ]),
        random.chance(0.5) ? mix(middle, light, 0.35) : mix(middle, dark, 0.6),
        0.75,
      ),
    );
  }
  const crown: Point[] = [[left - 10, top + 11]];
  for (let at = left + 14; at < far; at += random.range(50, 90))
    crown.push([at, top - random.range(2, 13)]);
  body.push(fill(polygon([...crown, [far, top - 8], [far, top + 9]]), light));
}

/** The water on its way to the edge. */
function river({ width, height, palette, body }: Canvas, { y, fall: [from, to] }: Ledge) {
  const top = y * height;
  const colour = mix(palette.water, palette.snow, 0.55);
  body.push(
    fill(
      polygon([
        [from * width, top + 4],
        [from * width + 26, top - 6],
        [to * width + 240, top - 8],
        [to * width, top + 4],
      ]),
      colour,
    ),
  );
}

/** The falling sheet with its strands, and the foam where it lands. */
function sheet(canvas: Canvas, { y, fall: [from, to] }: Ledge, end: number) {
  const { width, height, palette, random, body } = canvas;
  const [left, right, top] = [from * width, to * width, y * height];
  const white = mix(palette.snow, palette.sun, 0.25);
  const paint = verticalGradient(canvas, top, end, [
    [0, mix(palette.water, white, 0.65)],
    [0.25, white],
    [1, mix(white, palette.water, 0.25)],
  ]);
  body.push(
    fill(
      polygon([
        [left, top],
        [right, top],
        [right + 7, end],
        [left - 9, end],
      ]),
      paint,
    ),
  );
  for (let x = left + 5; x < right - 2; x += random.range(7, 15)) {
    const from = top + random.range(4, 40);
    body.push(
      stroke(
        polygon(
          [
            [x, from],
            [x + random.range(-3, 3), Math.min(end - 6, from + random.range(40, 120))],
          ],
          false,
        ),
        mix(palette.water, palette.near, 0.25),
        2.4,
        0.28,
      ),
    );
  }
  const middle = (left + right) / 2;
  for (let puff = 0; puff < 5; puff++) {
    const span = (right - left) * random.range(0.7, 1.5);
    body.push(
      fill(
        sliver(
          middle + random.range(-26, 20),
          end - random.range(-3, 9),
          span,
          random.range(7, 15),
        ),
        white,
        0.7,
      ),
    );
  }
}
