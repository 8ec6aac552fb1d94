import { fill, type Layer, place } from '../canvas.ts';
import { mix } from '../colour.ts';
import { woodOf } from '../layers/tabletop.ts';
import { paperOf } from './paper.ts';

/** A wooden box of folders with tabs, seen from above and a little from the front; x, y fractions of its middle, width in pixels. */
export function fileBox(x: number, y: number, size: number, turn: number): Layer {
  return ({ width, height, palette, body }) => {
    const wood = mix(woodOf(palette), palette.ink, 0.42);
    const white = paperOf(palette);
    const tones = [palette.leaf[1], '#e7c65c', palette.near, palette.accent, '#9dbfa6', '#c08a3e'];
    const box = '<rect x="-210" y="-190" width="420" height="380" rx="10"';
    const folders = tones.map((tone, index) => {
      const top = -150 + index * 44;
      const tab = -170 + ((index * 118) % 258);
      return [
        fill(`M-164 ${top - 7}H164V${top + 20}H-164Z`, white),
        fill(`M${tab} ${top - 22}h84l10 26h-104Z`, mix(tone, '#ffffff', 0.12)),
        fill(`M-176 ${top + 3}H176V160H-176Z`, tone),
        fill(`M${tab + 14} ${top - 12}h56v7h-56Z`, white, 0.8),
      ];
    });
    const parts = [
      `${box} fill="${wood}"/>`,
      fill('M-188 -168H188V160H-188Z', mix(wood, palette.ink, 0.6)),
      ...folders.flat(),
      fill('M-210 132H210V176Q210 190 196 190H-196Q-210 190 -210 176Z', wood),
      fill('M-210 132H210V140H-210Z', mix(wood, palette.sun, 0.3)),
      `<rect x="-46" y="148" width="92" height="26" rx="13" fill="${mix(wood, palette.ink, 0.55)}"/>`,
    ];
    body.push(
      place(
        [`${box} fill="${palette.ink}" fill-opacity="0.28"/>`],
        x * width + 16,
        y * height + 20,
        size / 420,
        turn,
      ),
      place(parts, x * width, y * height, size / 420, turn),
    );
  };
}
