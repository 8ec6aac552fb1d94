import { fill, type Layer, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A microphone on a short stand, seen from the chair; the middle of its foot at (x, y), height in pixels. */
export function microphone(x: number, y: number, tall: number): Layer {
  return ({ width, height, palette, body }) => {
    const metal = mix(palette.rock[2], palette.snow, 0.35);
    const dark = mix(palette.ink, palette.near, 0.25);
    const mesh = [-60, -42, -24, -6, 12].map((row) =>
      stroke(`M-44 ${row - 258}H44`, mix(metal, palette.ink, 0.4), 3),
    );
    const parts = [
      `<ellipse cx="16" cy="6" rx="112" ry="24" fill="${palette.ink}" fill-opacity="0.28"/>`,
      `<ellipse cy="-4" rx="98" ry="22" fill="${dark}"/>`,
      `<ellipse cx="-4" cy="-10" rx="92" ry="18" fill="${mix(dark, palette.sun, 0.16)}"/>`,
      stroke('M0 -12V-128', dark, 16),
      stroke('M-74 -222V-190Q-74 -128 0 -128Q74 -128 74 -190V-222', dark, 13),
      `<rect x="-50" y="-350" width="100" height="206" rx="50" fill="${mix(metal, palette.ink, 0.22)}"/>`,
      `<rect x="-50" y="-350" width="78" height="206" rx="39" fill="${metal}"/>`,
      ...mesh,
      fill('M-50 -232H50V-214H-50Z', palette.accent),
      stroke('M-74 -226h24M50 -226h24', dark, 15),
    ];
    body.push(place(parts, x * width, y * height, tall / 350));
  };
}

/** Headphones that lie on a desk; x, y fractions of their middle, width in pixels. */
export function headphones(x: number, y: number, size: number, turn: number): Layer {
  return ({ width, height, palette, body }) => {
    const dark = mix(palette.ink, palette.near, 0.25);
    const band = 'M-92 40Q-104 -84 0 -88Q104 -84 92 40';
    const cups = (tone: string) =>
      [-126, 58].map(
        (left) => `<rect x="${left}" y="8" width="68" height="104" rx="32" fill="${tone}"/>`,
      );
    const pads = [-88, 58].map(
      (left) => `<rect x="${left}" y="16" width="30" height="88" rx="15" fill="${dark}"/>`,
    );
    const shadow = [stroke(band, palette.ink, 24), ...cups(palette.ink)];
    const parts = [
      stroke(band, dark, 22),
      stroke(band, mix(dark, palette.sun, 0.25), 7),
      ...cups(palette.accent),
      ...pads,
    ];
    body.push(
      `<g opacity="0.22">${place(shadow, x * width + 10, y * height + 13, size / 260, turn)}</g>`,
      place(parts, x * width, y * height, size / 260, turn),
    );
  };
}
