import { fill, type Layer, n, type Point, place, polygon, sliver, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** An octagonal lake lighthouse with its keeper's house; foot at (x, y), height in pixels. */
export function lighthouse(x: number, y: number, tall: number, beams = true): Layer {
  return ({ width, height, palette, body }) => {
    const white = palette.dark ? mix(palette.snow, palette.sky[2], 0.12) : palette.snow;
    const shade = mix(white, palette.water, 0.5);
    const glow = palette.sun;
    const scale = tall / 262;
    if (beams) {
      const beam = (reach: number, spread: number, see: number) =>
        fill(
          polygon([
            [0, -209],
            [-reach, -209 - spread],
            [-reach, -209 + spread * 0.7],
          ]),
          glow,
          see,
        ) +
        fill(
          polygon([
            [0, -209],
            [reach, -209 - spread * 0.6],
            [reach, -209 + spread * 0.9],
          ]),
          glow,
          see * 0.8,
        );
      body.push(place([beam(1300, 96, 0.05), beam(1300, 78, 0.07)], x * width, y * height, scale));
    }
    const house = [
      fill('M-104 0L-104 -34L-26 -34L-26 0Z', shade),
      fill('M-112 -32L-92 -62L-34 -62L-18 -32Z', palette.accent),
      fill('M-92 -62L-34 -62L-31 -56L-96 -56Z', mix(palette.accent, palette.sun, 0.25)),
      fill(
        'M-92 -8L-92 -26L-80 -26L-80 -8ZM-62 -8L-62 -26L-50 -26L-50 -8Z',
        mix(glow, palette.accent, 0.15),
      ),
    ];
    const tower = [
      fill('M-29 2L-17 -192L17 -192L29 2Z', white),
      fill('M8 2L5 -192L17 -192L29 2Z', shade),
      fill('M-29 2L-24 2L-13.5 -192L-17 -192Z', mix(white, shade, 0.35)),
      fill(
        'M-6 -150L4 -150L4 -132L-6 -132ZM-7 -96L4 -96L4 -76L-7 -76ZM-9 0L-9 -30Q-2 -38 5 -30L5 0Z',
        mix(palette.ink, palette.near, 0.4),
      ),
      fill('M-23 -198L23 -198L19 -186L-19 -186Z', palette.accent),
      fill('M-27 -203L27 -203L25 -197L-25 -197Z', palette.ink),
      stroke(
        'M-26 -203L-26 -212L26 -212L26 -203M-13 -212L-13 -203M0 -212L0 -203M13 -212L13 -203',
        palette.ink,
        1.6,
      ),
      fill('M-13 -226L13 -226L13 -203L-13 -203Z', glow),
      stroke(
        'M-13 -226L-13 -203M-4.5 -226L-4.5 -203M4.5 -226L4.5 -203M13 -226L13 -203',
        palette.ink,
        1.8,
      ),
      fill('M-18 -225Q-12 -246 0 -250Q12 -246 18 -225Z', palette.accent),
      fill('M4 -226Q6 -240 0 -250Q12 -246 18 -225Z', mix(palette.accent, palette.ink, 0.35)),
      stroke('M0 -250L0 -262', palette.ink, 2),
    ];
    body.push(place([...house, ...tower], x * width, y * height, scale));
  };
}

/** A log cabin with lit windows and, when wanted, smoke; foot of its left corner at (x, y). */
export function cabin(x: number, y: number, size: number, smoke = true): Layer {
  return ({ width, height, palette, random, body }) => {
    const wall = mix(palette.rock[1], palette.ink, palette.dark ? 0.35 : 0.25);
    const glow = palette.dark ? mix(palette.sun, palette.accent, 0.2) : palette.sun;
    const roof = palette.ink;
    const logs = [-8, -17, -26, -35].map((at) => `M0 ${at}L118 ${at}`).join('');
    const parts = [
      fill('M118 0L118 -42L146 -74L174 -42L174 0Z', mix(wall, palette.ink, 0.45)),
      fill('M0 0L0 -44L118 -44L118 0Z', wall),
      stroke(logs, mix(wall, palette.ink, 0.4), 1.6),
      fill('M-10 -40L18 -80L146 -80L120 -40Z', roof),
      fill('M120 -40L146 -80L184 -36L178 -32L146 -69L124 -38Z', mix(roof, palette.lit, 0.3)),
      fill('M34 -74L34 -98L48 -98L48 -74Z', palette.rock[1]),
      fill('M34 -98L50 -98L50 -94L32 -94Z', palette.rock[2]),
      fill('M20 -12L20 -32L44 -32L44 -12ZM76 -12L76 -32L100 -32L100 -12Z', glow),
      stroke('M32 -12L32 -32M20 -22L44 -22M88 -12L88 -32M76 -22L100 -22', wall, 1.8),
      fill('M138 0L138 -30L154 -30L154 0Z', mix(palette.accent, palette.ink, 0.2)),
    ];
    if (palette.snow && smoke) {
      for (let puff = 0; puff < 9; puff++) {
        const up = puff * 15;
        parts.push(
          fill(
            sliver(
              42 + Math.sin(puff * 0.8) * (4 + puff) + puff * 4,
              -104 - up,
              16 + puff * 6,
              5 + puff * random.range(0.4, 0.8),
            ),
            palette.snow,
            0.4 - puff * 0.035,
          ),
        );
      }
    }
    body.push(place(parts, x * width, y * height, size / 174));
  };
}

/** A timber king-post footbridge between two places on the water, with its mirror image. */
export function bridge(from: number, to: number, y: number, tall: number): Layer {
  return ({ width, height, palette, body }) => {
    const a = from * width;
    const b = to * width;
    const deck = y * height;
    const wood = mix(palette.accent, palette.rock[1], 0.45);
    const dark = mix(wood, palette.ink, 0.55);
    const at = (t: number): Point => [a + (b - a) * t, deck - Math.sin(t * Math.PI) * tall * 0.18];
    const curve = Array.from({ length: 25 }, (_, i) => at(i / 24));
    const rail = curve.map(([x, yy]): Point => [x, yy - tall * 0.42]);
    const parts: string[] = [];
    const bays = 8;
    for (let bay = 0; bay <= bays; bay++) {
      const [x, yy] = at(bay / bays);
      parts.push(stroke(`M${n(x)} ${n(yy + 4)}L${n(x)} ${n(yy - tall * 0.46)}`, wood, 7));
      if (bay < bays) {
        const [x2, y2] = at((bay + 1) / bays);
        parts.push(
          stroke(
            `M${n(x)} ${n(yy)}L${n(x2)} ${n(y2 - tall * 0.4)}M${n(x2)} ${n(y2)}L${n(x)} ${n(yy - tall * 0.4)}`,
            mix(wood, dark, 0.35),
            3.2,
          ),
        );
      }
    }
    parts.push(
      stroke(polygon(rail, false), wood, 8),
      stroke(
        polygon(
          rail.map(([x, yy]): Point => [x, yy - 2.5]),
          false,
        ),
        mix(wood, palette.sun, 0.45),
        2,
      ),
    );
    parts.push(
      stroke(polygon(curve, false), dark, 15),
      stroke(
        polygon(
          curve.map(([x, yy]): Point => [x, yy - 6]),
          false,
        ),
        mix(wood, palette.sun, 0.25),
        4,
      ),
    );
    const piers = [0.27, 0.73].map((t) => {
      const [x, yy] = at(t);
      const w = 11;
      return (
        stroke(
          `M${n(x)} ${n(yy + 8)}L${n(x - 70)} ${n(deck + tall * 0.62)}M${n(x)} ${n(yy + 8)}L${n(x + 70)} ${n(deck + tall * 0.62)}`,
          dark,
          8,
        ) +
        fill(
          polygon([
            [x - w, yy],
            [x + w, yy],
            [x + w * 1.2, deck + tall * 0.66],
            [x - w * 1.2, deck + tall * 0.66],
          ]),
          mix(dark, wood, 0.4),
        )
      );
    });
    body.push(...piers, ...parts);
  };
}

/** Firelight is the same under any sky. */
const LAMPLIGHT = '#f8e0ac';

/** A tent lit from inside with a small fire beside it; foot at (x, y), size in pixels. */
export function camp(x: number, y: number, size: number): Layer {
  return ({ width, height, palette, body }) => {
    const glow = mix(LAMPLIGHT, palette.accent, 0.25);
    const parts = [
      fill('M-60 0L-8 -68L52 0Z', mix(glow, palette.accent, 0.3)),
      fill('M-8 -68L52 0L92 -8L34 -70Z', mix(palette.accent, palette.ink, 0.45)),
      fill('M-22 0L-8 -56L10 0Z', LAMPLIGHT),
      fill('M-8 -56L10 0L2 0Z', mix(LAMPLIGHT, palette.accent, 0.5)),
      stroke('M-8 -68L-11 -76M34 -70L38 -77', palette.ink, 2),
      fill('M-136 0Q-128 -6 -122 -3Q-118 -9 -112 -3Q-106 -6 -100 0Z', palette.ink),
      fill(
        'M-128 -3Q-132 -18 -122 -26Q-121 -18 -117 -22Q-116 -30 -112 -34Q-113 -24 -108 -18Q-106 -8 -110 -3Z',
        palette.accent,
      ),
      fill('M-123 -3Q-124 -12 -118 -18Q-112 -12 -114 -3Z', LAMPLIGHT),
    ];
    body.push(place(parts, x * width, y * height, size / 150));
  };
}

/** A trail post with blank boards that point both ways; foot at (x, y), height in pixels. */
export function signpost(x: number, y: number, tall: number): Layer {
  return ({ width, height, palette, body }) => {
    const wood = mix(palette.rock[1], palette.rock[2], 0.4);
    const board = (at: number, long: number, side: 1 | -1, turn: number, tone: string) =>
      place(
        [
          fill(
            polygon([
              [-side * 24, -11],
              [side * long, -11],
              [side * (long + 15), 0],
              [side * long, 11],
              [-side * 24, 11],
            ]),
            tone,
          ),
          fill(
            polygon([
              [-side * 24, 5],
              [side * (long + 8), 5],
              [side * long, 11],
              [-side * 24, 11],
            ]),
            mix(tone, palette.ink, 0.3),
          ),
        ],
        0,
        at,
        1,
        turn,
      );
    const parts = [
      fill('M-7 4L-6 -196L0 -203L6 -196L7 4Z', mix(wood, palette.ink, 0.45)),
      fill('M-7 4L-6 -196L0 -203L-1 4Z', wood),
      board(-172, 74, 1, -3, palette.accent),
      board(-138, 66, -1, 3, wood),
      board(-104, 56, 1, 2, mix(wood, palette.lit, 0.5)),
    ];
    body.push(place(parts, x * width, y * height, tall / 203));
  };
}
