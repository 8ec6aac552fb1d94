import { fill, type Layer, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';

/** The parts of a mug seen from above, centre (0, 0), radius 56; its handle points to `handle` (degrees clockwise from the right). */
export function mugParts(colour: string, palette: Palette, handle?: number): string[] {
  const clay = palette.dark ? mix(colour, palette.sky[0], 0.25) : colour;
  const coffee = mix(palette.accent, palette.ink, 0.72);
  return [
    ...(handle === undefined
      ? []
      : [
          place(
            [stroke('M50 -17Q88 -20 88 0Q88 20 50 17', mix(clay, palette.ink, 0.18), 13)],
            0,
            0,
            1,
            handle,
          ),
        ]),
    `<circle r="56" fill="${clay}"/>`,
    `<circle r="47" fill="${mix(clay, palette.ink, 0.42)}"/>`,
    `<circle cx="3" cy="4" r="43" fill="${coffee}"/>`,
    fill('M-28 26Q-42 0 -26 -24Q-30 2 -16 28Q-22 32 -28 26Z', mix(coffee, palette.sun, 0.4)),
  ];
}

/** A mug on a table seen from above; x, y fractions, radius in pixels. */
export function mug(x: number, y: number, radius: number, colour: string, handle?: number): Layer {
  return ({ width, height, palette, body }) => {
    const scale = radius / 56;
    body.push(
      `<ellipse cx="${x * width + 18 * scale}" cy="${y * height + 24 * scale}" rx="${60 * scale}" ry="${58 * scale}" fill="${palette.ink}" fill-opacity="0.24"/>`,
      place(mugParts(colour, palette, handle), x * width, y * height, scale),
    );
  };
}

/** A mug that stands on a desk, seen from the chair; the middle of its foot at (x, y), height in pixels. */
export function standingMug(x: number, y: number, tall: number, colour: string): Layer {
  return ({ width, height, palette, body }) => {
    const shade = mix(colour, palette.ink, 0.24);
    const parts = [
      `<ellipse cx="22" cy="4" rx="66" ry="17" fill="${palette.ink}" fill-opacity="0.25"/>`,
      stroke('M44 -92Q88 -94 84 -58Q80 -28 42 -30', shade, 14),
      fill('M-50 -116L-42 -8Q0 18 42 -8L50 -116Z', colour),
      fill('M16 -116L12 7Q30 4 42 -8L50 -116Z', shade),
      `<ellipse cy="-116" rx="50" ry="19" fill="${mix(colour, '#ffffff', 0.25)}"/>`,
      `<ellipse cy="-114" rx="42" ry="14" fill="${mix(palette.accent, palette.ink, 0.72)}"/>`,
    ];
    body.push(place(parts, x * width, y * height, tall / 132));
  };
}
