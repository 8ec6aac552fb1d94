import { fill, type Layer, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { handParts } from './hand.ts';

/** Someone in front of us, seen from behind. */
export interface Listener {
  skin: string;
  hair: string;
  coat: string;
  style: 'short' | 'bob' | 'bun' | 'curls';
  /** The right hand is up. */
  asks?: boolean;
}

/** A listener from behind; x, y fractions of the collar, head and shoulders 230 and 420 pixels at scale 1. */
export function listener(x: number, y: number, scale: number, who: Listener): Layer {
  return ({ width, height, palette, body }) => {
    const dim = mix(who.coat, palette.ink, 0.28);
    const raised = who.asks
      ? [
          place(
            handParts({ pose: 'flat', skin: who.skin, sleeve: who.coat, arm: 250 }, palette),
            236,
            -130,
            0.72,
            8,
          ),
          stroke('M150 150Q214 150 218 10', dim, 84),
        ]
      : [];
    const parts = [
      ...raised,
      fill('M-34 -70H34L42 30H-42Z', mix(who.skin, mix(palette.ink, '#7a2f1c', 0.5), 0.3)),
      fill(
        'M-214 420Q-216 110 -140 64Q-84 34 -50 10Q0 34 50 10Q84 34 140 64Q216 110 214 420Z',
        who.coat,
      ),
      fill('M50 10Q84 34 140 64Q216 110 214 420H90Q130 150 36 16Z', dim),
      stroke('M-50 10Q0 36 50 10', mix(who.coat, '#ffffff', 0.18), 12),
      ...hairOf(who, mix(who.hair, '#ffffff', 0.12), mix(who.hair, palette.ink, 0.4)),
    ];
    body.push(place(parts, x * width, y * height, scale));
  };
}

function hairOf({ style, hair, skin }: Listener, light: string, dark: string): string[] {
  const ears = `<ellipse cx="-68" cy="-112" rx="12" ry="20" fill="${skin}"/><ellipse cx="68" cy="-112" rx="12" ry="20" fill="${skin}"/>`;
  const crown =
    'M-66 -104Q-76 -216 0 -220Q76 -216 66 -104Q62 -58 34 -44Q0 -34 -34 -44Q-62 -58 -66 -104Z';
  const shade = 'M16 -219Q76 -212 66 -104Q62 -58 34 -44Q20 -40 10 -40Q54 -100 16 -219Z';
  const gloss = 'M-44 -120Q-48 -184 -10 -198Q-30 -166 -26 -112Q-36 -104 -44 -120Z';
  switch (style) {
    case 'bob':
      return [
        fill('M-84 -40Q-92 -222 0 -226Q92 -222 84 -40Q40 -10 0 -14Q-40 -10 -84 -40Z', hair),
        fill('M18 -225Q92 -214 84 -40Q60 -22 30 -16Q60 -110 18 -225Z', dark),
        fill(gloss, light),
      ];
    case 'bun':
      return [
        ears,
        fill(crown, hair),
        fill(shade, dark),
        fill(gloss, light),
        `<circle cx="0" cy="-226" r="42" fill="${hair}"/><path d="M10 -267A42 42 0 0 1 24 -192Q36 -230 10 -267Z" fill="${dark}"/>`,
      ];
    case 'curls':
      return [
        ...(
          [
            [-58, -60],
            [58, -60],
            [0, -50],
            [-84, -118],
            [84, -118],
            [-62, -184],
            [62, -184],
            [0, -214],
            [0, -130],
          ] as const
        ).map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="52" fill="${hair}"/>`),
        `<circle cx="-38" cy="-160" r="30" fill="${light}"/>`,
      ];
    case 'short':
      return [ears, fill(crown, hair), fill(shade, dark), fill(gloss, light)];
  }
}
