import { fill, type Layer, n, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';

/** An open laptop seen from its user's seat: the middle of its hinge at (x, y), fractions, width of the screen in pixels. */
export function laptop(x: number, y: number, size: number): Layer {
  return ({ width, height, palette, body }) => {
    const shell = mix(palette.rock[2], palette.snow, 0.5);
    const dark = mix(palette.ink, palette.near, 0.35);
    const keys = [0, 1, 2, 3].map((row) => {
      const half = 222 + row * 15;
      return `<path d="M${-half} ${26 + row * 30}H${half}" stroke="${dark}" stroke-width="21" stroke-dasharray="${n((half * 2 + 7) / 12 - 7)} 7"/>`;
    });
    const parts = [
      fill('M-262 10L-330 236H350L290 10Z', palette.ink, 0.25),
      fill('M-258 0H258L326 222H-326Z', shell),
      fill('M-326 222H326V236H-326Z', mix(shell, palette.ink, 0.35)),
      ...keys,
      fill('M-82 154H82L92 208H-92Z', mix(shell, palette.ink, 0.16)),
      fill('M-262 -352Q-262 -366 -248 -366H248Q262 -366 262 -352V0H-262Z', dark),
      fill('M-246 -350H246V-16H-246Z', mix(palette.snow, palette.sun, 0.4)),
      fill('M-258 0H258V8H-258Z', mix(shell, palette.ink, 0.5)),
      ...figures(palette),
    ];
    body.push(place(parts, x * width, y * height, size / 524));
  };
}

/** What the screen shows: bars, a line that rises, and a share of a whole. */
function figures(palette: Palette): string[] {
  const grey = mix(palette.far, palette.snow, 0.3);
  const bars = [62, 92, 78, 124, 146];
  const panel = (path: string) => fill(path, palette.snow);
  return [
    fill('M-246 -350H-190V-16H-246Z', palette.near),
    ...[-318, -278, -238].map((y, index) =>
      stroke(`M-230 ${y}H-206`, index === 1 ? palette.accent : grey, 9),
    ),
    panel('M-174 -334H62V-128H-174Z'),
    ...bars.map((bar, index) =>
      fill(
        `M${-152 + index * 42} -146v${-bar}h27v${bar}Z`,
        index === 4 ? palette.accent : palette.leaf[1],
      ),
    ),
    panel('M78 -334H230V-128H78Z'),
    `<circle cx="154" cy="-231" r="52" fill="none" stroke="${grey}" stroke-width="25"/>`,
    stroke('M154 -283A52 52 0 1 1 104 -216', palette.near, 25),
    panel('M-174 -112H230V-32H-174Z'),
    stroke('M-156 -52L-92 -74L-30 -62L48 -88L122 -78L212 -98', palette.accent, 8),
  ];
}
