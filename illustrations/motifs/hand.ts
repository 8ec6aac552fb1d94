import { fill, type Layer, n, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';
import { type Finger, PALM, type Pose, SHAPES } from './hand-shapes.ts';
import { penInHand } from './pencil.ts';

/** A hand and its arm, seen from above. */
export interface Hand {
  pose: Pose;
  skin: string;
  sleeve: string;
  /** A left hand; without it a right one. */
  left?: boolean;
  /** Length of the arm below the wrist, in the hand's units (a hand is about 190 long). */
  arm?: number;
}

/** The parts of a hand that points up with its wrist at (0, 0); `shadeSide` is 1 where its right lies away from the light. */
export function handParts(hand: Hand, palette: Palette, shadeSide = 1): string[] {
  const { pose, arm = 420 } = hand;
  const skin = palette.dark ? mix(hand.skin, palette.sky[0], 0.22) : hand.skin;
  const sleeve = palette.dark ? mix(hand.sleeve, palette.sky[0], 0.3) : hand.sleeve;
  const crease = mix(skin, mix(palette.ink, '#7a2f1c', 0.6), 0.34);
  const { behind, thumb, over = [] } = SHAPES[pose];
  const finger = ([width, path]: Finger) => [
    stroke(path, crease, width + 5),
    stroke(path, skin, width),
  ];
  const s = shadeSide;
  const wide = 40 + arm * 0.045;
  return [
    fill(`M-29 10L29 10L33 80L-33 80Z`, skin),
    fill(`M${s * 29} 10L${s * 33} 80L${s * 6} 80Q${s * 22} 50 ${s * 12} 12Z`, crease, 0.5),
    ...behind.flatMap(finger),
    fill(PALM, skin),
    ...finger(thumb),
    // The ball of the thumb joins the palm without a crease.
    stroke('M-12 4L-24 -32', skin, 36),
    ...(pose === 'write' ? [penInHand(palette)] : []),
    ...over.flatMap(finger),
    fill(`M-38 58L38 58L${n(wide)} ${arm}L${n(-wide)} ${arm}Z`, sleeve),
    fill(
      `M${s * 38} 58L${n(s * wide)} ${arm}L${n(s * wide * 0.2)} ${arm}Q${s * 20} ${n(arm * 0.4)} ${s * 14} 58Z`,
      mix(sleeve, palette.ink, 0.28),
    ),
    stroke('M-37 56Q0 66 37 56', mix(sleeve, '#ffffff', 0.22), 15),
  ];
}

/** A hand's outline in one colour, for its shadow. */
function outline({ pose, arm = 420 }: Hand, colour: string): string[] {
  const { behind, thumb, over = [] } = SHAPES[pose];
  const wide = 40 + arm * 0.045;
  return [
    ...[...behind, thumb, ...over].map(([width, path]) => stroke(path, colour, width)),
    fill(PALM, colour),
    fill(`M-29 10L29 10L38 58L${n(wide)} ${arm}L${n(-wide)} ${arm}L-38 58Z`, colour),
  ];
}

/** A hand with its wrist at (x, y), fractions of the picture, turned clockwise in degrees, with its shadow on the table. */
export function hand(x: number, y: number, scale: number, turn: number, what: Hand): Layer {
  return ({ width, height, palette, body }) => {
    body.push(...placedHand(what, [x * width, y * height], scale, turn, palette));
  };
}

/** The same with the wrist in pixels, as parts. */
export function placedHand(
  what: Hand,
  [x, y]: readonly [number, number],
  scale: number,
  turn: number,
  palette: Palette,
): string[] {
  const angle = (turn * Math.PI) / 180;
  const side = Math.cos(angle) + Math.sin(angle) >= 0 ? 1 : -1;
  const flip = (parts: readonly string[]) =>
    what.left ? [`<g transform="scale(-1 1)">${parts.join('')}</g>`] : parts;
  const shadow = place(
    flip(outline(what, palette.ink)),
    x + 16 * scale,
    y + 22 * scale,
    scale,
    turn,
  );
  return [
    `<g opacity="0.24">${shadow}</g>`,
    place(flip(handParts(what, palette, what.left ? -side : side)), x, y, scale, turn),
  ];
}
