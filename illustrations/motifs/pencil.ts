import { fill, type Layer, place } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';

/** The parts of a pencil of 270 whose point is at (0, 0) and that lies downwards. */
export function pencilParts(palette: Palette): string[] {
  const coat = palette.accent;
  return [
    fill('M0 0L9 30H-9Z', mix(palette.sun, palette.rock[2], 0.3)),
    fill('M0 0L3.4 11H-3.4Z', palette.ink),
    fill('M-9 30H9V244H-9Z', coat),
    fill('M3 30H9V244H3Z', mix(coat, palette.ink, 0.3)),
    fill('M-9 240H9V266Q0 274 -9 266Z', palette.snow),
  ];
}

/** A pencil as the writing hand of hand.ts holds it. */
export function penInHand(palette: Palette): string {
  return place(pencilParts(palette), -99, -208, 1, -24.7);
}

/** A pencil on a table, its point at (x, y), turned in degrees. */
export function pencil(x: number, y: number, scale: number, turn: number): Layer {
  return ({ width, height, palette, body }) => {
    body.push(
      place(
        [fill('M0 0L9 30V268H-9V30Z', palette.ink, 0.24)],
        x * width + 7,
        y * height + 9,
        scale,
        turn,
      ),
      place(pencilParts(palette), x * width, y * height, scale, turn),
    );
  };
}
