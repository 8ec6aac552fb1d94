import { fill, type Layer, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { placedHand } from './hand.ts';
import type { Pose } from './hand-shapes.ts';

/** Someone who sits at a table, seen from above. */
export interface PersonAbove {
  skin: string;
  hair: string;
  coat: string;
  style: 'short' | 'bun' | 'long' | 'curls' | 'bald';
  /** What the left and the right hand do. */
  hands: readonly [left: Pose, right: Pose];
  /** How far the hands lie apart beyond folded ones, in the person's units (a head is about 120 wide). */
  apart?: number;
}

/** Where the elbow lies from the head's middle, and the size of a hand, in the person's units. */
const ELBOW = [164, -86] as const;
const HAND = 0.72;

/** A person from above who faces up before turning (degrees); x, y fractions of the head's middle. */
export function personAbove(
  x: number,
  y: number,
  scale: number,
  turn: number,
  who: PersonAbove,
): Layer {
  return ({ width, height, palette, body }) => {
    const coat = palette.dark ? mix(who.coat, palette.sky[0], 0.3) : who.coat;
    const hair = palette.dark ? mix(who.hair, palette.sky[0], 0.2) : who.hair;
    const dim = mix(coat, palette.ink, 0.26);
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
    /** The side that lies away from the light, which comes from the upper left of the picture. */
    const away = cos + sin >= 0 ? 1 : -1;
    const apart = who.apart ?? 0;
    const lowerArm = (side: -1 | 1, pose: Pose) => {
      const [wx, wy] = [side * (74 + apart), -196 - apart * 0.2];
      const [dx, dy] = [ELBOW[0] - 74 - apart, ELBOW[1] - wy];
      return placedHand(
        { pose, skin: who.skin, sleeve: who.coat, left: side < 0, arm: Math.hypot(dx, dy) / HAND },
        [x * width + wx * cos - wy * sin, y * height + wx * sin + wy * cos],
        scale * HAND,
        turn - (side * Math.atan2(dx, dy) * 180) / Math.PI,
        palette,
      );
    };
    const upperArm = (side: -1 | 1) =>
      stroke(
        `M${side * 112} 16Q${side * 172} -14 ${side * ELBOW[0]} ${ELBOW[1]}`,
        side === away ? dim : coat,
        78,
      );
    const parts = [
      upperArm(-1),
      upperArm(1),
      fill(
        'M-150 26Q-142 -36 -84 -46Q0 -62 84 -46Q142 -36 150 26Q120 92 0 92Q-120 92 -150 26Z',
        coat,
      ),
      `<g transform="scale(${away} 1)">${fill('M30 -54Q60 -51 84 -46Q142 -36 150 26Q120 92 0 92Q70 40 30 -54Z', dim)}</g>`,
      `<ellipse cx="${14 * away}" cy="${14 * away}" rx="72" ry="78" fill="${palette.ink}" fill-opacity="0.28"/>`,
      ...headOf(who.style, who.skin, hair, mix(hair, '#ffffff', 0.16)),
    ];
    body.push(
      ...lowerArm(-1, who.hands[0]),
      ...lowerArm(1, who.hands[1]),
      place(parts, x * width, y * height, scale, turn),
    );
  };
}

function headOf(style: PersonAbove['style'], skin: string, hair: string, light: string): string[] {
  const face = `<ellipse cy="-22" rx="54" ry="60" fill="${skin}"/><path d="M-10 -78Q0 -96 10 -78Z" fill="${skin}"/>`;
  const ears = `<circle cx="-59" cy="-6" r="11" fill="${skin}"/><circle cx="59" cy="-6" r="11" fill="${skin}"/>`;
  const cap = fill(
    'M-60 6Q-66 -56 -26 -66Q0 -74 26 -66Q66 -56 60 6Q54 72 0 74Q-54 72 -60 6Z',
    hair,
  );
  const shine = fill('M-44 -4Q-46 -44 -14 -52Q-30 -20 -24 26Q-40 22 -44 -4Z', light);
  switch (style) {
    case 'bald':
      return [
        ears,
        face,
        `<ellipse cy="4" rx="60" ry="70" fill="${skin}"/>`,
        fill('M-60 10Q-40 46 0 48Q40 46 60 10Q56 74 0 76Q-56 74 -60 10Z', hair),
      ];
    case 'bun':
      return [
        ears,
        face,
        cap,
        shine,
        `<circle cy="66" r="30" fill="${hair}"/><circle cx="-7" cy="60" r="14" fill="${light}"/>`,
      ];
    case 'long':
      return [
        face,
        fill(
          'M-64 -6Q-66 -60 -8 -68L0 -30L8 -68Q66 -60 66 -6Q86 90 50 116Q0 132 -50 116Q-86 90 -64 -6Z',
          hair,
        ),
        shine,
      ];
    case 'curls':
      return [
        face,
        ...(
          [
            [-44, -34],
            [0, -50],
            [44, -34],
            [-58, 10],
            [58, 10],
            [-40, 50],
            [40, 50],
            [0, 64],
            [0, 4],
          ] as const
        ).map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="36" fill="${hair}"/>`),
        `<circle cx="-26" cy="-16" r="18" fill="${light}"/>`,
      ];
    case 'short':
      return [ears, face, cap, shine];
  }
}
