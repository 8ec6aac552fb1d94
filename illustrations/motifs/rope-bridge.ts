import { fill, type Layer, n, polygon, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A footbridge whose deck hangs from ropes over two pairs of posts: its ends at x and its deck at y (fractions). */
export function ropeBridge(from: number, to: number, y: number, tall: number): Layer {
  return ({ width, height, palette, body }) => {
    const wood = mix(palette.rock[1], palette.ink, 0.35);
    const rope = mix(wood, palette.ink, 0.3);
    const [left, right, foot] = [from * width, to * width, y * height];
    const steps = 40;
    /** Points of a rope that is `up` pixels above the deck's ends and hangs `sag` deep. */
    const hanging = (up: number, sag: number) =>
      Array.from({ length: steps + 1 }, (_, step) => {
        const t = step / steps;
        return [left + (right - left) * t, foot - up + sag * 4 * t * (1 - t)] as const;
      });
    const deck = hanging(0, tall * 0.08);
    const cable = hanging(tall, tall * 0.8);
    const hangers = deck
      .map(([x, low], step) => (step % 2 ? `M${n(x)} ${n(low)}V${n(cable[step]?.[1] ?? low)}` : ''))
      .join('');
    const planks = deck.map(([x, top]) => `M${n(x)} ${n(top)}V${n(top + 7)}`).join('');
    body.push(
      stroke(hangers, rope, 1.8),
      stroke(polygon(cable, false), rope, 4.5),
      stroke(polygon(deck, false), rope, 5),
      stroke(planks, wood, 6),
    );
    for (const x of [left, right]) {
      const post = (half: number) =>
        `M${n(x - 7)} ${n(foot + 16)}V${n(foot - tall - 10)}H${n(x + half)}V${n(foot + 16)}Z`;
      body.push(fill(post(7), wood), fill(post(-2), mix(wood, palette.sun, 0.28)));
    }
  };
}
