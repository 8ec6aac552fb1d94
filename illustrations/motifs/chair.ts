import type { Layer } from '../canvas.ts';
import { fill, n, place, sliver } from '../canvas.ts';
import { mix } from '../colour.ts';

/** Two (or more) lakeside chairs seen from behind; foot at (x, y), height in pixels. */
export function chair(x: number, y: number, tall: number, colour?: string): Layer {
  return ({ width, height, palette, body }) => {
    const paint = colour ?? palette.accent;
    const dark = mix(paint, palette.ink, 0.45);
    const parts = [
      fill('M-58 -4L-44 -4L-38 -62L-50 -62ZM58 -4L44 -4L38 -62L50 -62Z', dark),
      fill(
        'M-76 -70L-30 -66L-30 -58L-78 -60ZM76 -70L30 -66L30 -58L78 -60Z',
        mix(paint, palette.sun, 0.35),
      ),
      fill('M-74 -60L-62 -60L-58 0L-68 0ZM74 -60L62 -60L58 0L68 0Z', paint),
    ];
    for (let slat = -2; slat <= 2; slat++) {
      const lean = slat * 4.5;
      const cx = slat * 16.5;
      const top = -158 + Math.abs(slat) ** 1.6 * 7;
      const left = cx - 7.2;
      const right = cx + 7.2;
      parts.push(
        fill(
          `M${n(left)} -16L${n(left + lean)} ${n(top + 8)}Q${n(cx + lean)} ${n(top - 6)} ${n(right + lean)} ${n(top + 8)}L${n(right)} -16Z`,
          slat % 2 ? mix(paint, palette.sun, 0.14) : paint,
        ),
      );
    }
    parts.push(fill('M-48 -112L48 -112L47 -102L-47 -102ZM-42 -50L42 -50L41 -40L-41 -40Z', dark));
    body.push(fill(sliver(x * width, y * height + 2, tall * 1.1, tall * 0.04), palette.ink, 0.35));
    body.push(place(parts, x * width, y * height, tall / 158));
  };
}
