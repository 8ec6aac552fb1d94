import { fill, type Layer, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A phone on a table with a small tool on its screen, seen from above; x, y fractions of its middle, width in pixels. */
export function phone(x: number, y: number, size: number, turn: number): Layer {
  return ({ width, height, palette, body }) => {
    const scale = size / 120;
    const block = '<rect x="-60" y="-122" width="120" height="244" rx="18"';
    const grey = mix(palette.far, palette.snow, 0.4);
    const parts = [
      `${block} fill="${palette.ink}"/>`,
      `<rect x="-52" y="-113" width="104" height="226" rx="11" fill="${palette.snow}"/>`,
      fill('M-52 -102Q-52 -113 -41 -113H41Q52 -113 52 -102V-70H-52Z', palette.near),
      ...[-48, -4, 40].map((top) =>
        fill(`M-40 ${top}h28v28h-28Z`, top === -4 ? palette.accent : palette.leaf[1]),
      ),
      stroke('M2 -34H40M2 10H32M2 54H40', grey, 8),
      stroke('M-24 92H24', palette.near, 16),
    ];
    body.push(
      place(
        [`${block} fill="${palette.ink}" fill-opacity="0.26"/>`],
        x * width + 9 * scale,
        y * height + 13 * scale,
        scale,
        turn,
      ),
      place(parts, x * width, y * height, scale, turn),
    );
  };
}
