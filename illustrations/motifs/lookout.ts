import { fill, type Layer, n, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A fire lookout: a cabin of windows on four braced legs; foot at (x, y), height in pixels. */
export function lookout(x: number, y: number, tall: number): Layer {
  return ({ width, height, palette, body }) => {
    const wood = mix(palette.rock[0], palette.ink, 0.3);
    const back = mix(wood, palette.far, 0.45);
    const wall = mix(palette.snow, palette.sky[3], 0.35);
    const shade = mix(wall, palette.near, 0.4);
    const glass = mix(palette.sun, palette.sky[0], 0.25);
    // Foot 0, floor at -220, roof's tip at -320.
    const floors = [0, -72, -146, -218];
    const half = (at: number) => 62 + (at / 220) * 26;
    const cross = floors
      .slice(1)
      .map((high, index) => {
        const low = floors[index] ?? 0;
        const [a, b] = [half(low), half(high)];
        return `M${n(-a)} ${low}L${n(b)} ${high}M${n(a)} ${low}L${n(-b)} ${high}M${n(-b)} ${high}L${n(b)} ${high}`;
      })
      .join('');
    body.push(
      place(
        [
          stroke('M-34 4L-20 -220M34 4L20 -220', back, 6),
          stroke(cross, wood, 4),
          stroke('M-62 6L-36 -222M62 6L36 -222', wood, 9),
          fill('M-66 -214H66V-226H-66Z', wood),
          stroke(
            'M-64 -226V-248M64 -226V-248M-64 -248H64M-32 -226V-248M32 -226V-248M0 -226V-248',
            wood,
            3,
          ),
          fill('M-44 -226H44V-284H-44Z', wall),
          fill('M14 -226H44V-284H14Z', shade),
          fill('M-38 -250H-14V-278H-38ZM-10 -250H10V-278H-10ZM18 -250H40V-278H18Z', glass),
          stroke('M-26 -250V-278M0 -250V-278M29 -250V-278', shade, 2),
          fill('M-66 -282L0 -318L66 -282Z', palette.accent),
          fill('M-66 -282L0 -318L12 -282Z', mix(palette.accent, palette.sun, 0.25)),
          stroke('M0 -318V-346', wood, 3),
          fill('M0 -346Q18 -350 34 -341Q18 -336 0 -334Z', palette.accent),
        ],
        x * width,
        y * height,
        tall / 346,
      ),
    );
  };
}
