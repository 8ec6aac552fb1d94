import { fill, type Layer, n, polygon, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A footbridge hung from two pairs of posts, its ends at x (fractions) and at the height of their feet, in pixels deep. */
export function ropeBridge(from: number, to: number, y: number, sag: number): Layer {
  return ({ width, height, palette, body }) => {
    const wood = mix(palette.rock[1], palette.ink, 0.35);
    const rope = mix(wood, palette.ink, 0.3);
    const [left, right, foot] = [from * width, to * width, y * height];
    const rail = sag * 0.9;
    const at = (t: number) => left + (right - left) * t;
    const hang = (t: number, deep: number) => foot + deep * 4 * t * (1 - t);
    const line = (deep: number, up: number) =>
      Array.from({ length: 33 }, (_, step) => {
        const t = step / 32;
        return [at(t), hang(t, deep) - up] as const;
      });
    const planks = 34;
    const hangers: string[] = [];
    const treads: string[] = [];
    for (let plank = 0; plank <= planks; plank++) {
      const t = plank / planks;
      const [x, deck] = [at(t), hang(t, sag)];
      treads.push(`M${n(x)} ${n(deck - 3)}L${n(x)} ${n(deck + 4)}`);
      if (plank % 2 === 0)
        hangers.push(`M${n(x)} ${n(deck)}L${n(x)} ${n(hang(t, sag * 0.86) - rail)}`);
    }
    body.push(
      stroke(hangers.join(''), rope, 1.8),
      stroke(treads.join(''), wood, 7),
      stroke(polygon(line(sag, 0), false), rope, 4),
      stroke(polygon(line(sag * 0.86, rail), false), rope, 4.5),
    );
    for (const x of [left, right]) {
      const tall = rail + 14;
      body.push(
        fill(`M${n(x - 7)} ${n(foot + 14)}V${n(foot - tall)}H${n(x + 7)}V${n(foot + 14)}Z`, wood),
        fill(
          `M${n(x - 7)} ${n(foot + 14)}V${n(foot - tall)}H${n(x - 2)}V${n(foot + 14)}Z`,
          mix(wood, palette.sun, 0.28),
        ),
      );
    }
  };
}
