import { fill, type Layer, n, type Point, place, softShape, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { woodOf } from '../layers/tabletop.ts';
import type { Palette } from '../palette.ts';

/** What grows in a food network's gardens. */
export type Crop = 'carrots' | 'tomatoes' | 'lettuce' | 'squash';

const apple = (tone: string, palette: Palette): string[] => [
  `<circle cx="4" cy="6" r="31" fill="${palette.ink}" fill-opacity="0.3"/>`,
  `<circle r="31" fill="${mix(tone, palette.ink, 0.16)}"/>`,
  `<circle cx="-4" cy="-5" r="25" fill="${tone}"/>`,
  fill('M0 -10L6 -3L14 -4L9 3L12 11L3 7L-4 13L-4 4L-12 0L-4 -3Z', palette.leaf[0]),
];

const carrot = (palette: Palette): string[] => [
  stroke('M0 -46Q-14 -76 -24 -92M0 -46Q2 -82 0 -104M0 -46Q14 -76 24 -90', palette.leaf[1], 9),
  fill('M-15 -44Q0 -56 15 -44Q14 10 0 78Q-14 10 -15 -44Z', '#d2773a'),
  fill('M4 -50Q16 -46 15 -44Q14 10 0 78Z', mix('#d2773a', palette.ink, 0.18)),
];

/** Where the pieces of a crop lie in a crate of 300 by 220, and how each looks. */
function piecesOf(crop: Crop, { palette, random }: Parameters<Layer>[0]): string[] {
  if (crop === 'carrots') {
    return Array.from({ length: 9 }, (_, i) =>
      place(carrot(palette), -118 + i * 30, 6 + random.range(-10, 10), 1.02, random.range(-7, 7)),
    );
  }
  const [columns, rows, step] = crop === 'lettuce' ? [3, 2, 94] : [5, 3, 60];
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [x, y] = [(column - (columns - 1) / 2) * step, (row - (rows - 1) / 2) * (step * 1.04)];
    if (crop === 'lettuce') return place(head(palette, random), x, y, 0.98, random.range(0, 90));
    const tone =
      crop === 'tomatoes' ? palette.accent : mix('#d9a441', palette.accent, random.range(0, 0.3));
    return place(
      apple(tone, palette),
      x + random.range(-4, 4),
      y + random.range(-4, 4),
      1,
      random.range(0, 360),
    );
  });
}

/** A head of lettuce: ruffled leaves around a pale heart. */
function head(palette: Palette, random: Parameters<Layer>[0]['random']): string[] {
  return [48, 37, 25, 13].map((reach, ring) => {
    const points = Array.from({ length: 14 }, (_, corner): Point => {
      const angle = (corner / 14) * Math.PI * 2 + ring;
      const r = reach * random.range(0.82, 1.12);
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    });
    return fill(softShape(points), mix(palette.leaf[1], '#e6edb4', 0.1 + ring * 0.22));
  });
}

/** A slatted crate full of one crop, seen from above; x, y fractions of its middle, width in pixels. */
export function crate(x: number, y: number, size: number, turn: number, crop: Crop): Layer {
  return (canvas) => {
    const { width, height, palette, body } = canvas;
    const wood = mix(woodOf(palette), palette.ink, 0.3);
    const rim = (inset: number) =>
      `M${n(-160 + inset)} ${n(-120 + inset)}H${n(160 - inset)}V${n(120 - inset)}H${n(-160 + inset)}Z`;
    const parts = [
      fill(rim(0), wood),
      fill(rim(14), mix(palette.ink, palette.accent, 0.2)),
      ...piecesOf(crop, canvas),
      stroke('M-153 -113H153M-153 113H153', mix(wood, palette.sun, 0.25), 13),
      stroke('M-153 -113V113M153 -113V113', mix(wood, palette.sun, 0.1), 13),
    ];
    body.push(
      place([fill(rim(-2), palette.ink, 0.3)], x * width + 16, y * height + 22, size / 320, turn),
      place(parts, x * width, y * height, size / 320, turn),
    );
  };
}
