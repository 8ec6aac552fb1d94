import { fill, type Layer, n, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paperOf } from './paper.ts';

/** An open account book seen from above; x, y fractions of its middle, width of the two pages in pixels. */
export function ledger(x: number, y: number, size: number, turn: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const white = paperOf(palette);
    const edge = mix(white, palette.ink, 0.14);
    const rule = mix(palette.water, white, 0.35);
    const figure = mix(palette.near, white, 0.2);
    const half = (side: number) => {
      const parts = [
        fill(`M0 -138Q${side * 60} -150 ${side * 200} -136V136Q${side * 60} 122 0 136Z`, white),
        fill(`M0 -138L${side * 16} -141V131L0 136Z`, edge, 0.8),
        stroke(`M${side < 0 ? -186 : 36} -110h86`, palette.near, 6),
      ];
      const columns = side < 0 ? [-94, -58] : [124, 160];
      for (const column of columns)
        parts.push(stroke(`M${column} -98V118`, mix(palette.accent, white, 0.45), 2));
      for (let row = 0; row < 8; row++) {
        const top = -76 + row * 26;
        parts.push(stroke(`M${side * 24} ${top + 9}H${side * 190}`, rule, 1.6));
        const [from, money] = side < 0 ? [-186, -26] : [36, 166];
        if (side > 0 && row > 4) continue;
        parts.push(
          stroke(`M${from} ${top}h${n(random.range(30, 72))}`, figure, 4.4),
          stroke(
            `M${money} ${top}h${side < 0 ? -random.range(10, 24) : random.range(10, 20)}`,
            row === 3 ? palette.accent : figure,
            4.4,
          ),
        );
      }
      return parts;
    };
    const cover = fill('M-210 -142H210V146H-210Z', mix(palette.near, palette.ink, 0.3));
    body.push(
      place(
        [fill('M-210 -142H210V146H-210Z', palette.ink, 0.24)],
        x * width + 14,
        y * height + 18,
        size / 400,
        turn,
      ),
      place(
        [
          cover,
          fill('M-204 -132H204V141H-204Z', edge),
          ...half(-1),
          ...half(1),
          fill('M22 130L34 128V172L28 164L22 173Z', palette.accent),
        ],
        x * width,
        y * height,
        size / 400,
        turn,
      ),
    );
  };
}
