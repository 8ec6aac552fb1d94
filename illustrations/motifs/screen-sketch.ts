import { fill, type Layer, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paperOf } from './paper.ts';

/** A wide sheet on which the screens of a tool are sketched, seen from above; x, y fractions of its middle, width in pixels. */
export function screenSketch(x: number, y: number, size: number, turn: number): Layer {
  return ({ width, height, palette, body }) => {
    const white = paperOf(palette);
    const line = mix(palette.near, palette.ink, 0.2);
    const grey = mix(palette.near, white, 0.55);
    const face = 'M-300 -200H300V200H-300Z';
    const screen = (left: number, parts: readonly string[]) =>
      place(
        [
          `<rect x="-74" y="-118" width="148" height="224" rx="14" fill="none" stroke="${line}" stroke-width="6"/>`,
          stroke('M-54 -92H-6', line, 9),
          ...parts,
        ],
        left,
        -22,
      );
    const arrow = (left: number) =>
      stroke(
        `M${left - 16} -30H${left + 16}M${left + 4} -42L${left + 17} -30L${left + 4} -18`,
        palette.accent,
        6,
      );
    const parts = [
      fill(face, white),
      fill('M-300 200H300V190H-300Z', mix(white, palette.ink, 0.12)),
      screen(-196, [
        fill('M-54 -66H54V-6H-54Z', mix(palette.leaf[1], white, 0.35)),
        stroke('M-54 20H54M-54 44H30', grey, 7),
        stroke('M-40 78H40', palette.near, 20),
      ]),
      screen(0, [
        ...[-52, -8, 36].map((top) =>
          fill(`M-54 ${top}h32v32h-32Z`, mix(palette.accent, white, 0.45)),
        ),
        stroke('M-4 -36H54M-4 8H40M-4 52H54', grey, 7),
      ]),
      screen(196, [
        stroke('M-50 -20L-16 -46L14 -30L52 -64', palette.leaf[1], 8),
        stroke('M-54 20H54', grey, 7),
      ]),
      arrow(-98),
      arrow(98),
    ];
    body.push(
      place([fill(face, palette.ink, 0.22)], x * width + 9, y * height + 13, size / 600, turn),
      place(parts, x * width, y * height, size / 600, turn),
    );
  };
}
