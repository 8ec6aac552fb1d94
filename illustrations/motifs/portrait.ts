import { fill, type Layer, n, type Point, place, softShape, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Random } from '../random.ts';

/** Who is drawn: no likeness of anyone, told apart by hair, skin, build and clothes. */
export interface Sitter {
  skin: string;
  hair: string;
  style: 'bob' | 'cropped' | 'curls' | 'braid';
  /** Outer garment, and what shows under it. */
  coat: string;
  shirt: string;
  collar: 'lapels' | 'shirt' | 'rollneck' | 'shawl';
  beard?: boolean;
  glasses?: boolean;
  /** Lines of the years around eyes and mouth. */
  older?: boolean;
  /** The width of the face and of the shoulders, as shares of the middle ones. */
  face?: number;
  shoulders?: number;
}

const FACE =
  'M-59 -150Q-61 -100 -41 -70Q-20 -44 0 -44Q20 -44 41 -70Q61 -100 59 -150Q58 -217 0 -219Q-58 -217 -59 -150Z';
/** The cheek and jaw away from the light. */
const SHADE =
  'M30 -214Q58 -203 59 -150Q61 -100 41 -70Q20 -44 0 -44Q30 -62 40 -100Q48 -150 30 -214Z';
/** How far the head sits into the collar, in the bust's units. */
const HEAD_DROP = 24;
const NECK = 'M-33 -92L33 -92L38 18Q0 66 -38 18Z';
const BODY =
  'M-232 330Q-226 108 -150 66Q-92 42 -62 24Q-44 12 -38 -6Q0 34 38 -6Q44 12 62 24Q92 42 150 66Q226 108 232 330Z';
const BODY_SHADE = 'M30 10Q40 14 62 24Q92 42 150 66Q226 108 232 330L60 330Q96 160 30 10Z';

/** Hair behind the head, and hair over it. */
function hairOf(sitter: Sitter, random: Random): { behind: string; over: string; shade: string } {
  const cap =
    'M-64 -128Q-72 -232 0 -238Q72 -232 64 -128Q58 -150 54 -168Q40 -182 22 -190Q-22 -186 -50 -166Q-58 -150 -64 -128Z';
  if (sitter.style === 'bob') {
    return {
      behind:
        'M-70 -54Q-92 -130 -76 -190Q-54 -244 4 -244Q62 -244 80 -188Q94 -128 72 -54Q40 -38 44 -80L-44 -80Q-40 -38 -70 -54Z',
      over: 'M-72 -62Q-90 -140 -72 -192Q-52 -244 4 -244Q60 -244 78 -190Q92 -136 74 -62Q54 -92 56 -150Q46 -186 14 -200Q-30 -178 -56 -148Q-52 -96 -72 -62Z',
      shade:
        'M4 -244Q60 -244 78 -190Q92 -136 74 -62Q54 -92 56 -150Q46 -186 14 -200Q30 -224 4 -244Z',
    };
  }
  if (sitter.style === 'curls') {
    const ring: Point[] = [];
    for (let curl = 0; curl < 46; curl++) {
      const turn = (curl / 46) * Math.PI * 2;
      const r = (curl % 2 ? 1.07 : 0.95) * random.range(0.97, 1.04);
      ring.push([Math.cos(turn) * 108 * r, -176 + Math.sin(turn) * 100 * r]);
    }
    const over =
      'M-62 -134Q-96 -190 -56 -232Q0 -262 56 -232Q96 -190 62 -134Q60 -158 48 -172Q36 -184 24 -180Q12 -192 -2 -182Q-16 -192 -28 -180Q-42 -182 -50 -168Q-60 -156 -62 -134Z';
    return {
      behind: softShape(ring),
      over,
      shade:
        'M14 -247Q40 -242 56 -232Q96 -190 62 -134Q60 -158 48 -172Q36 -184 24 -180Q40 -212 14 -247Z',
    };
  }
  if (sitter.style === 'braid') {
    return {
      behind:
        'M-68 -10Q-84 -130 -70 -190Q-52 -242 0 -242Q54 -242 70 -190Q82 -120 66 -16L44 4L-44 4Z',
      over: 'M-64 -96Q-76 -190 -46 -226Q-22 -244 -2 -240L0 -206Q-44 -192 -56 -150Q-56 -118 -64 -96ZM64 -96Q76 -190 46 -226Q20 -244 -2 -240L0 -206Q44 -192 56 -150Q56 -118 64 -96Z',
      shade: 'M64 -96Q76 -190 46 -226Q20 -244 -2 -240L0 -206Q44 -192 56 -150Q56 -118 64 -96Z',
    };
  }
  return {
    behind: '',
    over: cap,
    shade: 'M10 -238Q72 -230 64 -128Q58 -150 54 -168Q40 -182 22 -190Q30 -214 10 -238Z',
  };
}

/** What the sitter wears at the neck. */
function collarOf({ collar, coat, shirt }: Sitter, dark: string): string[] {
  if (collar === 'rollneck') {
    return [
      fill('M-46 -34Q0 -14 46 -34Q54 0 62 26Q0 66 -62 26Q-54 0 -46 -34Z', coat),
      fill('M8 -22Q30 -24 46 -34Q54 0 62 26Q36 44 8 46Z', mix(coat, dark, 0.3)),
      stroke('M-50 4Q0 28 50 4', mix(coat, dark, 0.35), 3),
    ];
  }
  if (collar === 'shawl') {
    return [
      fill('M-40 -8Q0 36 40 -8L64 26Q20 78 6 170Q-6 220 -16 330L-120 330Q-96 150 -66 26Z', shirt),
      fill(
        'M40 -8L80 35Q44 90 26 180Q14 250 12 330L-16 330Q-6 220 6 170Q20 78 64 26Z',
        mix(shirt, dark, 0.35),
      ),
    ];
  }
  const vest = 'M-38 -6Q0 34 38 -6L52 20L18 330L-18 330L-52 20Z';
  if (collar === 'shirt') {
    return [
      fill(vest, shirt),
      fill('M-40 -10Q-20 24 0 40L-34 84L-66 22Z', mix(shirt, '#ffffff', 0.25)),
      fill('M40 -10Q20 24 0 40L34 84L66 22Z', mix(shirt, dark, 0.2)),
      fill('M-66 22L-34 84L-16 330L-130 330Z', coat),
      fill('M66 22L34 84L16 330L130 330Z', mix(coat, dark, 0.28)),
    ];
  }
  return [
    fill(vest, shirt),
    fill(
      'M-40 -8L-96 44L-78 116L-96 126L-14 330L-10 300L-22 130Q-34 60 -40 -8Z',
      mix(coat, '#ffffff', 0.1),
    ),
    fill('M40 -8L96 44L78 116L96 126L14 330L10 300L22 130Q34 60 40 -8Z', mix(coat, dark, 0.42)),
  ];
}

/** A trimmed beard that leaves the lips free. */
function beardOf(hair: string, shade: string): string[] {
  return [
    fill(
      'M-60 -140Q-60 -98 -42 -66Q-20 -36 0 -36Q20 -36 42 -66Q60 -98 60 -140Q54 -112 40 -100Q22 -106 0 -100Q-22 -106 -40 -100Q-54 -112 -60 -140ZM-20 -82Q0 -92 20 -82Q0 -68 -20 -82Z',
      hair,
    ),
    fill('M14 -38Q26 -44 42 -66Q60 -98 60 -140Q54 -112 40 -100Q44 -66 14 -38Z', shade),
  ];
}

/** Brows, eyes, nose and mouth: a calm face that looks at the reader. */
function featuresOf({ skin, hair, older }: Sitter, shade: string, dark: string): string[] {
  const lip = mix(skin, '#8c2f26', 0.48);
  const brow = mix(hair, dark, 0.25);
  const eye = (x: number) => [
    fill(
      `M${x - 12} -137Q${x} -149 ${x + 12} -137Q${x} -130 ${x - 12} -137Z`,
      mix(skin, '#ffffff', 0.72),
    ),
    `<circle cx="${x}" cy="-138.5" r="5.6" fill="${mix(dark, '#3b2a20', 0.5)}"/>`,
    `<circle cx="${x - 1.8}" cy="-141" r="1.5" fill="#ffffff" fill-opacity="0.85"/>`,
    stroke(`M${x - 13} -136.500Q${x} -150 ${x + 13} -137`, mix(dark, brow, 0.4), 3),
  ];
  const lines = older
    ? [
        stroke('M-38 -124Q-28 -118 -18 -122M18 -122Q28 -118 38 -124', shade, 2, 0.55),
        stroke('M-30 -102Q-34 -92 -30 -84M30 -102Q34 -92 30 -84', shade, 2.2, 0.55),
      ]
    : [];
  return [
    `<ellipse cx="-36" cy="-108" rx="15" ry="11" fill="${lip}" fill-opacity="0.14"/>`,
    `<ellipse cx="36" cy="-108" rx="15" ry="11" fill="${lip}" fill-opacity="0.14"/>`,
    ...eye(-27),
    ...eye(27),
    stroke('M-44 -158Q-30 -167 -14 -160M14 -160Q30 -167 44 -158', brow, 5),
    fill(
      'M2 -150Q4 -126 14 -110Q12 -100 0 -100Q-8 -100 -11 -105Q0 -104 4 -112Q0 -128 2 -150Z',
      shade,
    ),
    fill('M-19 -82Q-8 -87 0 -84Q8 -87 19 -82Q0 -67 -19 -82Z', lip),
    stroke('M-21 -83Q0 -75 21 -83', mix(lip, dark, 0.45), 2.4),
    ...lines,
  ];
}

/** A bust in flat planes, lit from the left; `y` is where the collar sits (fraction). */
export function portrait(sitter: Sitter, x: number, y: number, scale: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const dark = palette.ink;
    const skinShade = mix(sitter.skin, mix(dark, '#7a2f1c', 0.45), 0.36);
    const hair = hairOf(sitter, random);
    const hairShade = mix(sitter.hair, dark, 0.4);
    const ear = (side: number, tone: string) =>
      `<ellipse cx="${side * 60}" cy="-134" rx="10" ry="17" fill="${tone}"/>`;
    const parts = [
      place([fill(hair.behind, mix(sitter.hair, dark, 0.25))], 0, HEAD_DROP),
      fill(NECK, mix(sitter.skin, skinShade, 0.45)),
      fill('M-36 -62Q0 -20 36 -62L38 10Q20 -14 -37 -18Z', skinShade),
      `<g transform="scale(${sitter.shoulders ?? 1} 1)">${fill(BODY, sitter.coat)}${fill(BODY_SHADE, mix(sitter.coat, dark, 0.28))}</g>`,
      ...collarOf(sitter, dark),
    ];
    const head = [
      ...(sitter.style === 'bob' || sitter.style === 'braid'
        ? []
        : [ear(-1, sitter.skin), ear(1, skinShade)]),
      fill(FACE, sitter.skin),
      fill(SHADE, skinShade),
    ];
    if (sitter.beard) head.push(...beardOf(sitter.hair, hairShade));
    head.push(...featuresOf(sitter, skinShade, dark));
    head.push(fill(hair.over, sitter.hair), fill(hair.shade, hairShade));
    if (sitter.glasses) {
      head.push(
        `<g fill="none" stroke="${dark}" stroke-width="4"><rect x="-46" y="-152" width="38" height="27" rx="12"/><rect x="10" y="-152" width="38" height="27" rx="12"/><path d="M-8 -142Q1 -147 10 -142M-46 -144L-60 -140M48 -144L60 -140"/></g>`,
      );
    }
    parts.push(
      `<g transform="translate(0 ${HEAD_DROP}) scale(${sitter.face ?? 1} 1)">${head.join('')}</g>`,
    );
    if (sitter.style === 'braid') {
      for (let plait = 0; plait < 8; plait++) {
        const py = -24 + plait * 27;
        const px = -66 - Math.sin(plait * 0.35) * 14;
        const w = 23 - plait * 1.1;
        parts.push(
          fill(
            `M${n(px - w)} ${n(py - 12)}Q${n(px)} ${n(py - 26)} ${n(px + w)} ${n(py - 10)}Q${n(px + w * 0.9)} ${n(py + 14)} ${n(px)} ${n(py + 20)}Q${n(px - w)} ${n(py + 10)} ${n(px - w)} ${n(py - 12)}Z`,
            plait % 2 ? sitter.hair : hairShade,
          ),
        );
      }
      parts.push(
        fill('M-100 188Q-86 184 -72 188L-78 240Q-88 248 -94 238Z', sitter.hair),
        fill('M-102 182L-70 182L-71 194L-101 194Z', palette.accent),
      );
    }
    body.push(place(parts, x * width, y * height, scale));
  };
}
