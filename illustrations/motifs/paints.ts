import { fill, type Layer, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paperOf } from './paper.ts';

/** A jar of paint seen from above; x, y fractions, radius in pixels. */
export function paintJar(x: number, y: number, radius: number, colour: string): Layer {
  return ({ width, height, palette, body }) => {
    const parts = [
      `<circle cx="12" cy="16" r="60" fill="${palette.ink}" fill-opacity="0.25"/>`,
      `<circle r="58" fill="${mix(palette.snow, palette.ink, 0.12)}"/>`,
      `<circle r="48" fill="${mix(colour, palette.ink, 0.35)}"/>`,
      `<circle cx="3" cy="4" r="44" fill="${colour}"/>`,
      stroke('M-24 -12Q-8 -30 14 -24', mix(colour, '#ffffff', 0.35), 8),
    ];
    body.push(place(parts, x * width, y * height, radius / 58));
  };
}

/** A brush whose tip is at (x, y) and that lies downwards, turned in degrees. */
export function brush(x: number, y: number, scale: number, turn: number, colour: string): Layer {
  return ({ width, height, palette, body }) => {
    const handle = mix('#c08a3e', palette.ink, 0.2);
    const parts = [
      fill('M0 0Q15 26 11 58H-11Q-15 26 0 0Z', colour),
      fill('M-11 56H11V92H-11Z', mix(palette.rock[2], palette.snow, 0.4)),
      fill('M-11 92H11L7 300Q0 310 -7 300Z', handle),
      fill('M3 92H11L7 300L3 304Z', mix(handle, palette.ink, 0.3)),
    ];
    const shadow = [fill('M0 0Q15 26 11 58L7 300H-7L-11 58Q-15 26 0 0Z', palette.ink, 0.22)];
    body.push(
      place(shadow, x * width + 9, y * height + 12, scale, turn),
      place(parts, x * width, y * height, scale, turn),
    );
  };
}

/** A painting in progress: a lake, hills and a sun in thick strokes; x, y fractions of its middle, width in pixels. */
export function painting(x: number, y: number, size: number, turn: number): Layer {
  return ({ width, height, palette, body }) => {
    const face = 'M-260 -180H260V180H-260Z';
    const lake = '#3a7391';
    const parts = [
      fill(face, paperOf(palette)),
      fill('M-232 -150Q-100 -158 40 -150T232 -150V10Q60 22 -232 8Z', '#f0c987'),
      `<circle cx="86" cy="-66" r="52" fill="#d2603a"/>`,
      fill(
        'M-232 12Q-190 -70 -120 -64Q-60 -40 -10 -92Q40 -120 84 -30Q150 -50 232 6V26H-232Z',
        '#2f6a55',
      ),
      fill('M-232 20Q0 34 232 18V96Q120 104 -60 98T-232 104Z', lake),
      stroke('M-190 56H-70M-20 74H96M130 48H206', '#8fc0cf', 12),
      stroke('M-226 128Q-120 112 -40 130', '#c9a13b', 22),
      stroke('M58 -58Q70 -80 104 -74', '#e98f5f', 12),
    ];
    body.push(
      place([fill(face, palette.ink, 0.22)], x * width + 11, y * height + 15, size / 520, turn),
      place(parts, x * width, y * height, size / 520, turn),
    );
  };
}
