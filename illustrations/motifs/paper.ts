import { fill, type Layer, n, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';

/** What stands on a sheet: lines of writing, bars, a line that rises, a plan of boxes or two names signed below. */
export type Marks = 'lines' | 'bars' | 'rise' | 'plan' | 'signed';

/** White of paper at an hour. */
export function paperOf({ snow, sun, dark, sky }: Palette): string {
  const white = mix(snow, sun, 0.6);
  return dark ? mix(white, sky[0], 0.22) : white;
}

/** The marks of a sheet of 200 by 260 around (0, 0). */
export function marksOf(marks: Marks, palette: Palette): string[] {
  const grey = mix(palette.near, paperOf(palette), 0.45);
  const row = (y: number, to: number, from = -76) => stroke(`M${from} ${y}H${to}`, grey, 7);
  if (marks === 'lines') {
    return [
      stroke('M-76 -96H-10', palette.near, 13),
      ...[-58, -30, -2, 26, 54].map((y, i) => row(y, [74, 66, 76, 58, 20][i] ?? 60)),
    ];
  }
  if (marks === 'signed') {
    return [
      stroke('M-76 -96H-10', palette.near, 13),
      ...[-62, -42, -22, -2].map((y, i) => row(y, [74, 66, 76, 40][i] ?? 60)),
      stroke('M-76 88H-14M14 88H76', grey, 3),
      stroke('M-70 76Q-60 44 -50 74T-34 70T-20 76', palette.near, 4),
    ];
  }
  if (marks === 'plan') {
    const box = (x: number, y: number, colour: string) =>
      fill(`M${x - 24} ${y - 17}h48v34h-48Z`, colour);
    return [
      stroke('M0 -62V-8M-58 46V-8H58V46M0 -8V46', grey, 6),
      box(0, -78, palette.near),
      box(-58, 58, palette.leaf[1]),
      box(0, 58, palette.accent),
      box(58, 58, palette.leaf[2]),
    ];
  }
  if (marks === 'bars') {
    const heights = [40, 66, 54, 88, 108];
    return [
      stroke('M-76 -96H-10', palette.near, 13),
      ...heights.map((h, i) =>
        fill(`M${-78 + i * 33} 76v${-h}h22v${h}Z`, i === 4 ? palette.accent : palette.leaf[1]),
      ),
      row(84, 80, -80),
    ];
  }
  return [
    stroke('M-76 -96H-10', palette.near, 13),
    stroke('M-78 66L-40 30L-6 44L34 -10L76 -40', palette.accent, 9),
    row(84, 80, -80),
  ];
}

/** A sheet of paper on a table; x, y fractions of its middle, width in pixels, turned in degrees. */
export function sheet(
  x: number,
  y: number,
  size: number,
  turn: number,
  marks: Marks = 'lines',
): Layer {
  return ({ width, height, palette, body }) => {
    const white = paperOf(palette);
    const scale = size / 200;
    const face = 'M-100 -130H100V130H-100Z';
    body.push(
      place([fill(face, palette.ink, 0.2)], x * width + 7, y * height + 10, scale, turn),
      place(
        [
          fill(face, white),
          fill('M-100 130H100V122H-100Z', mix(white, palette.ink, 0.12)),
          ...marksOf(marks, palette),
        ],
        x * width,
        y * height,
        scale,
        turn,
      ),
    );
  };
}

/** A small square note with a curled corner; size in pixels. */
export function note(x: number, y: number, size: number, turn: number, colour: string): Layer {
  return ({ width, height, palette, body }) => {
    const tone = palette.dark ? mix(colour, palette.sky[0], 0.2) : colour;
    const h = size / 2;
    body.push(
      place(
        [fill(`M${n(-h)} ${n(-h)}H${n(h)}V${n(h)}H${n(-h)}Z`, palette.ink, 0.2)],
        x * width + 5,
        y * height + 7,
        1,
        turn,
      ),
      place(
        [
          fill(`M${n(-h)} ${n(-h)}H${n(h)}V${n(h * 0.5)}L${n(h * 0.5)} ${n(h)}H${n(-h)}Z`, tone),
          fill(
            `M${n(h)} ${n(h * 0.5)}L${n(h * 0.42)} ${n(h * 0.42)}L${n(h * 0.5)} ${n(h)}Z`,
            mix(tone, palette.ink, 0.2),
          ),
        ],
        x * width,
        y * height,
        1,
        turn,
      ),
    );
  };
}
