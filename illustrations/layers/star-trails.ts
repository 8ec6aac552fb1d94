import { type Layer, n } from '../canvas.ts';

/** The night's stars as arcs around the pole at (x, y), fractions, as a long exposure shows them; radii in pixels. */
export function starTrails(x: number, y: number, from: number, to: number, count: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const [cx, cy] = [x * width, y * height];
    for (let trail = 0; trail < count; trail++) {
      const r = from + ((to - from) * (trail + random.next())) / count;
      const start = random.range(0, Math.PI * 2);
      const sweep = random.range(0.5, 1.1);
      const at = (angle: number) => `${n(cx + Math.cos(angle) * r)} ${n(cy + Math.sin(angle) * r)}`;
      const tone = random.chance(0.2) ? palette.sun : palette.snow;
      body.push(
        `<path d="M${at(start)}A${n(r)} ${n(r)} 0 0 1 ${at(start + sweep)}" fill="none" stroke="${tone}" stroke-width="${n(random.range(2, 3.6))}" stroke-linecap="round" stroke-opacity="${n(random.range(0.5, 1))}"/>`,
      );
    }
  };
}
