import { fill, type Layer, type Point, place, polygon } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A notched seal with a ribbon, as on a resolution of a board; x, y fractions of its middle, radius in pixels. */
export function seal(x: number, y: number, radius: number): Layer {
  return ({ width, height, palette, body }) => {
    const wax = palette.accent;
    const notches = Array.from({ length: 40 }, (_, corner): Point => {
      const angle = (corner / 40) * Math.PI * 2;
      const r = corner % 2 ? 60 : 54;
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    });
    const parts = [
      fill(
        'M-34 30L-52 132L-26 116L-8 136L4 40ZM34 30L52 132L26 116L8 136L-4 40Z',
        mix(wax, palette.ink, 0.32),
      ),
      fill(polygon(notches), wax),
      `<circle r="43" fill="${mix(wax, palette.ink, 0.18)}"/>`,
      `<circle cx="-2" cy="-2" r="39" fill="${mix(wax, palette.sun, 0.14)}"/>`,
      fill('M0 -27L17 1H7L20 20H-20L-7 1H-17Z', mix(wax, palette.ink, 0.3)),
    ];
    body.push(place(parts, x * width, y * height, radius / 60));
  };
}
