import { fill, type Layer, type Point, place, softShape, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paperOf } from './paper.ts';

/** A folded map of lakes and heights with a marked way, seen from above; x, y fractions of its middle, width in pixels. */
export function mapSheet(x: number, y: number, size: number, turn: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const white = paperOf(palette);
    const land = mix(white, palette.leaf[2], 0.28);
    const line = mix(palette.leaf[1], white, 0.3);
    const lake = mix(palette.water, white, 0.35);
    const face = 'M-300 -200H300V200H-300Z';
    const ring = (cx: number, cy: number, rx: number, ry: number) => {
      const points = Array.from({ length: 11 }, (_, corner): Point => {
        const angle = (corner / 11) * Math.PI * 2;
        const r = random.range(0.86, 1.12);
        return [cx + Math.cos(angle) * rx * r, cy + Math.sin(angle) * ry * r];
      });
      return softShape(points);
    };
    const heights = ([cx, cy, reach]: readonly [number, number, number]) =>
      [1, 0.72, 0.46, 0.22].map((share) =>
        stroke(ring(cx, cy, reach * share, reach * 0.74 * share), line, 3),
      );
    const folds = [-150, 0, 150].map((fold, index) =>
      fill(`M${fold} -200h75v400h-75Z`, index % 2 ? white : palette.ink, index % 2 ? 0.25 : 0.05),
    );
    const parts = [
      fill(face, white),
      fill('M-286 -186H286V186H-286Z', land),
      fill(ring(-120, 56, 110, 62), lake),
      fill(ring(168, -70, 70, 46), lake),
      ...heights([-165, -92, 78]),
      ...heights([110, 92, 96]),
      stroke('M-50 46Q20 20 42 -40T150 -58', lake, 7),
      `<path d="M-232 140Q-150 168 -72 124Q-20 96 6 28Q34 -40 96 -112Q140 -150 214 -138" fill="none" stroke="${palette.accent}" stroke-width="8" stroke-linecap="round" stroke-dasharray="18 16"/>`,
      `<circle cx="-232" cy="140" r="12" fill="${palette.accent}"/>`,
      stroke('M202 -150L226 -126M226 -150L202 -126', palette.accent, 9),
      ...folds,
    ];
    body.push(
      place([fill(face, palette.ink, 0.24)], x * width + 12, y * height + 16, size / 600, turn),
      place(parts, x * width, y * height, size / 600, turn),
    );
  };
}
