import { fill, type Layer, n, place, polygon, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A maple's trunk in sugaring time, with a bucket hung from its spout; foot at (x, y), girth in pixels. */
export function tappedMaple(x: number, y: number, girth: number, bucketAt = 300): Layer {
  return ({ width, height, palette, random, body }) => {
    const bark = mix(palette.rock[1], palette.ink, 0.45);
    const lit = mix(bark, palette.sun, 0.3);
    const half = girth / 2;
    const foot = y * height;
    const top = foot + 30;
    const trunk = [
      fill(
        `M${-half} ${-top}L${n(-half * 1.08)} -60Q${n(-half * 1.15)} -10 ${n(-half * 1.7)} 14H${n(half * 1.7)}Q${n(half * 1.15)} -10 ${n(half * 1.08)} -60L${half} ${-top}Z`,
        bark,
      ),
      fill(
        `M${-half} ${-top}L${n(-half * 1.08)} -60Q${n(-half * 1.15)} -10 ${n(-half * 1.7)} 14H${n(-half * 0.9)}Q${n(-half * 0.5)} -60 ${n(-half * 0.55)} ${-top}Z`,
        lit,
      ),
    ];
    for (let furrow = 0; furrow < girth / 5; furrow++) {
      const at = random.range(-0.8, 0.85) * half;
      const from = random.range(0.02, 0.95) * top;
      const long = random.range(40, 130);
      trunk.push(
        fill(
          polygon([
            [at, -from],
            [at + 3.5, -from - long * 0.5],
            [at + random.range(-2, 3), -from - long],
            [at - 2.5, -from - long * 0.5],
          ]),
          mix(bark, palette.ink, 0.55),
          0.8,
        ),
      );
    }
    body.push(place(trunk, x * width, foot));
    body.push(place(bucket(girth / 150), x * width, foot - bucketAt, girth / 150));
    function bucket(scale: number): string[] {
      const tin = mix(palette.snow, palette.water, 0.28);
      const shade = mix(tin, palette.ink, 0.42);
      return [
        stroke('M-6 -22L26 -14', mix(palette.ink, tin, 0.2), 9),
        fill('M-58 0L58 0L47 132Q0 144 -47 132Z', tin),
        fill('M22 0L58 0L47 132Q34 137 16 139Z', shade),
        fill('M-58 0L-34 0L-28 137Q-40 135 -47 132Z', mix(tin, palette.snow, 0.6)),
        stroke(
          'M-55 34Q0 46 55 34M-50 98Q0 110 50 98',
          mix(tin, palette.ink, 0.35),
          3 / scale ** 0.2,
        ),
        fill('M-66 2Q0 14 66 2L30 -30L-34 -30Z', palette.accent),
        fill('M-66 2Q-20 11 2 9L-8 -30L-34 -30Z', mix(palette.accent, palette.sun, 0.25)),
      ];
    }
  };
}
