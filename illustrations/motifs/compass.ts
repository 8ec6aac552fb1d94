import { fill, type Layer, place } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A pocket compass that lies on a table; x, y fractions of its middle, radius in pixels, its needle turned in degrees. */
export function compass(x: number, y: number, radius: number, needle: number): Layer {
  return ({ width, height, palette, body }) => {
    const brass = mix('#c08a3e', palette.sun, 0.2);
    const parts = [
      `<circle cx="9" cy="13" r="60" fill="${palette.ink}" fill-opacity="0.26"/>`,
      `<circle r="60" fill="${mix(brass, palette.ink, 0.3)}"/>`,
      `<circle cx="-2" cy="-3" r="55" fill="${brass}"/>`,
      `<circle r="45" fill="${mix(palette.snow, palette.sun, 0.6)}"/>`,
      place(
        [fill('M0 -38L9 0H-9Z', palette.accent), fill('M0 38L9 0H-9Z', palette.near)],
        0,
        0,
        1,
        needle,
      ),
      `<circle r="5" fill="${palette.ink}"/>`,
    ];
    body.push(place(parts, x * width, y * height, radius / 60));
  };
}
