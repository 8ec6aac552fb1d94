import { fill, type Layer, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A board mill on a stone foot, gable to the viewer, for a wheel to stand before; foot of its middle at (x, y), width in pixels. */
export function mill(x: number, y: number, wide: number): Layer {
  return ({ width, height, palette, body }) => {
    const boards = mix(palette.accent, palette.ink, 0.3);
    const seam = mix(boards, palette.ink, 0.45);
    const roof = mix(palette.ink, palette.near, 0.4);
    const stone = palette.rock[1];
    const glow = mix(palette.sun, palette.accent, 0.12);
    const seams = [-80, -60, -40, -20, 0, 20, 40, 60, 80]
      .map((at) => `M${at} -52V${-212 + Math.abs(at) * 0.62}`)
      .join('');
    body.push(
      place(
        [
          fill('M-100 -52V-150L0 -214L100 -150V-52Z', boards),
          stroke(seams, seam, 1.6),
          fill('M-108 0L-104 -56H104L108 0Z', stone),
          fill(
            'M-100 -38H-64V-52H-102ZM-52 -20H-12V-36H-52ZM4 -36H44V-52H4ZM56 -16H100V-32H56Z',
            palette.rock[2],
            0.6,
          ),
          fill('M-122 -140L0 -226L122 -140L114 -130L0 -208L-114 -130Z', roof),
          fill('M-122 -140L0 -226L0 -208L-114 -130Z', mix(roof, palette.lit, 0.5)),
          fill('M-18 -120H18V-162H-18Z', glow),
          stroke('M0 -120V-162M-18 -141H18', seam, 4),
          fill('M44 -52V-104H78V-52Z', seam),
        ],
        x * width,
        y * height,
        wide / 216,
      ),
    );
  };
}
