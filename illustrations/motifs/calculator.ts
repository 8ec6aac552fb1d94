import { type Layer, place } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';

/** A calculator on a table seen from above; x, y fractions of its middle, width in pixels. */
export function calculator(x: number, y: number, size: number, turn: number): Layer {
  return ({ width, height, palette, body }) => {
    const scale = size / 140;
    const block = '<rect x="-70" y="-110" width="140" height="220" rx="16"';
    body.push(
      place(
        [`${block} fill="${palette.ink}" fill-opacity="0.26"/>`],
        x * width + 12 * scale,
        y * height + 16 * scale,
        scale,
        turn,
      ),
      place(
        [`${block} fill="${mix(palette.ink, palette.lit, 0.3)}"/>`, ...keys(palette)],
        x * width,
        y * height,
        scale,
        turn,
      ),
    );
  };
}

function keys(palette: Palette): string[] {
  const parts = [
    `<rect x="-56" y="-96" width="112" height="44" rx="6" fill="${mix(palette.lit, palette.snow, 0.6)}"/>`,
  ];
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const last = row === 3 && column === 3;
      const tone = last
        ? palette.accent
        : mix(palette.snow, palette.ink, column === 3 ? 0.5 : 0.08);
      parts.push(
        `<rect x="${-56 + column * 29}" y="${-38 + row * 34}" width="24" height="26" rx="6" fill="${tone}"/>`,
      );
    }
  }
  return parts;
}
