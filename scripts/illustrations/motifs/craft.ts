import { fill, type Layer, n, type Point, place, polygon, sliver, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** Two (or more) lakeside chairs seen from behind; foot at (x, y), height in pixels. */
export function chair(x: number, y: number, tall: number, colour?: string): Layer {
  return ({ width, height, palette, body }) => {
    const paint = colour ?? palette.accent;
    const dark = mix(paint, palette.ink, 0.45);
    const parts = [
      fill('M-58 -4L-44 -4L-38 -62L-50 -62ZM58 -4L44 -4L38 -62L50 -62Z', dark),
      fill(
        'M-76 -70L-30 -66L-30 -58L-78 -60ZM76 -70L30 -66L30 -58L78 -60Z',
        mix(paint, palette.sun, 0.35),
      ),
      fill('M-74 -60L-62 -60L-58 0L-68 0ZM74 -60L62 -60L58 0L68 0Z', paint),
    ];
    for (let slat = -2; slat <= 2; slat++) {
      const lean = slat * 4.5;
      const cx = slat * 16.5;
      const top = -158 + Math.abs(slat) ** 1.6 * 7;
      const left = cx - 7.2;
      const right = cx + 7.2;
      parts.push(
        fill(
          `M${n(left)} -16L${n(left + lean)} ${n(top + 8)}Q${n(cx + lean)} ${n(top - 6)} ${n(right + lean)} ${n(top + 8)}L${n(right)} -16Z`,
          slat % 2 ? mix(paint, palette.sun, 0.14) : paint,
        ),
      );
    }
    parts.push(fill('M-48 -112L48 -112L47 -102L-47 -102ZM-42 -50L42 -50L41 -40L-41 -40Z', dark));
    body.push(fill(sliver(x * width, y * height + 2, tall * 1.1, tall * 0.04), palette.ink, 0.35));
    body.push(place(parts, x * width, y * height, tall / 158));
  };
}

/** A storm lantern, lit; foot at (x, y), height in pixels. */
export function lantern(x: number, y: number, tall: number): Layer {
  return ({ width, height, palette, body }) => {
    const metal = mix(palette.ink, palette.rock[1], 0.25);
    const edge = mix(metal, palette.accent, 0.5);
    const glow = mix(palette.sun, palette.accent, 0.25);
    const rings = [5.2, 3.7, 2.4].map(
      (r) => `<circle cy="-74" r="${n(r * 36)}" fill="${glow}" fill-opacity="0.1"/>`,
    );
    const parts = [
      ...rings,
      stroke('M-42 -120Q-50 -196 0 -200Q50 -196 42 -120', metal, 5),
      fill('M-48 0Q-50 -26 -34 -32L34 -32Q50 -26 48 0Z', metal),
      fill('M-34 -32Q-46 -74 -26 -116L26 -116Q46 -74 34 -32Z', glow),
      fill('M-20 -34Q-28 -74 -14 -112L6 -112Q0 -74 4 -34Z', palette.sun),
      fill('M-9 -36Q-14 -62 0 -86Q14 -62 9 -36Z', palette.snow),
      stroke('M-36 -32Q-50 -74 -30 -118M36 -32Q50 -74 30 -118M-41 -74L41 -74', metal, 4),
      fill('M-32 -116L32 -116L22 -138L-22 -138Z', metal),
      fill('M-18 -138L18 -138L12 -152L-12 -152Z', edge),
      fill(
        'M-48 0Q-50 -26 -34 -32L-24 -32Q-36 -22 -34 0ZM-32 -116L-22 -138L-14 -138L-20 -116Z',
        edge,
      ),
    ];
    body.push(fill(sliver(x * width, y * height, tall * 0.75, tall * 0.03), palette.ink, 0.5));
    body.push(place(parts, x * width, y * height, tall / 200));
  };
}

/** A cedar-strip canoe being built: ribs on a keel, planked half way up; length in pixels. */
export function canoeFrame(x: number, y: number, length: number): Layer {
  return ({ width, height, palette, body }) => {
    const wood = mix(palette.accent, palette.rock[2], 0.55);
    const pale = mix(wood, palette.sun, 0.5);
    const dark = mix(wood, palette.ink, 0.6);
    const sheer = (t: number) => -62 - 46 * Math.abs(2 * t - 1) ** 3;
    const keel = (t: number) => -54 * Math.abs(2 * t - 1) ** 6;
    const at = (t: number, up: number): Point => [
      (t - 0.5) * 400,
      keel(t) + (sheer(t) - keel(t)) * up,
    ];
    const line = (up: number, from = 0, to = 1) =>
      Array.from({ length: 33 }, (_, i) => at(from + ((to - from) * i) / 32, up));
    const parts = [
      ...[-120, 120].map((leg) =>
        stroke(`M${leg - 26} 56L${leg} -6L${leg + 26} 56M${leg - 17} 34L${leg + 17} 34`, dark, 8),
      ),
    ];
    for (let rib = 1; rib < 24; rib++) {
      const t = rib / 24;
      const [tx, ty] = at(t, 1);
      const [bx, by] = at(t, 0);
      const bow = (0.5 - t) * 16;
      parts.push(
        stroke(
          `M${n(tx)} ${n(ty)}Q${n(tx + bow)} ${n((ty + by) / 2)} ${n(bx)} ${n(by)}`,
          rib % 2 ? wood : mix(wood, dark, 0.25),
          5,
        ),
      );
    }
    const strips = 7;
    for (let strip = 0; strip < strips; strip++) {
      const low = (strip / strips) * 0.66;
      const high = ((strip + 1) / strips) * 0.66;
      // Each strip ends a little short of the one below, as they are laid.
      const end = 1 - strip * 0.045;
      const tone =
        [wood, pale, mix(wood, palette.accent, 0.3), mix(wood, pale, 0.5)][strip % 4] ?? wood;
      parts.push(fill(polygon([...line(low, 0, end), ...line(high, 0, end).reverse()]), tone));
    }
    parts.push(
      stroke(polygon(line(1), false), dark, 8),
      stroke(polygon(line(1.03), false), pale, 4),
    );
    parts.push(stroke(polygon(line(0), false), dark, 6));
    body.push(
      fill(
        sliver(x * width, y * height + length * 0.14, length * 1.05, length * 0.018),
        palette.ink,
        0.35,
      ),
    );
    body.push(place(parts, x * width, y * height, length / 400));
  };
}

/** The end of a cedar log with its years, centre at (x, y), radius in pixels. */
export function logRings(x: number, y: number, radius: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const bark = mix(palette.rock[1], palette.ink, 0.35);
    const wood = mix(palette.accent, palette.sun, 0.62);
    const row = random.range(0, 200);
    const ring = (r: number, shift: number) => {
      const points: Point[] = [];
      for (let corner = 0; corner < 72; corner++) {
        const turn = (corner / 72) * Math.PI * 2;
        const rough =
          1 + 0.05 * random.noise(Math.cos(turn) * 1.2 + 3, row + Math.sin(turn) * 0.07, 3);
        points.push([
          x * width + shift + Math.cos(turn) * r * rough,
          y * height + Math.sin(turn) * r * 0.97 * rough,
        ]);
      }
      return polygon(points);
    };
    body.push(
      fill(ring(radius, 0), bark),
      fill(ring(radius * 0.93, 0), mix(wood, palette.snow, 0.25)),
    );
    let r = radius * 0.88;
    for (let year = 0; r > radius * 0.05; year++) {
      body.push(
        fill(
          ring(r, -radius * 0.05 * (1 - r / radius)),
          mix(wood, palette.accent, year % 2 ? 0.05 : 0.38),
        ),
      );
      r -= radius * (year % 2 ? random.range(0.05, 0.085) : random.range(0.018, 0.03));
    }
    const cx = x * width - radius * 0.05;
    body.push(
      fill(
        polygon([
          [cx, y * height],
          [cx + radius * 0.9, y * height - radius * 0.2],
          [cx + radius * 0.9, y * height - radius * 0.165],
        ]),
        bark,
      ),
    );
  };
}

/** A water wheel on its post, turning in the stream; axle at (x, y), radius in pixels. */
export function waterWheel(x: number, y: number, radius: number): Layer {
  return ({ width, height, palette, body }) => {
    const wood = mix(palette.accent, palette.rock[2], 0.45);
    const dark = mix(wood, palette.ink, 0.6);
    const parts: string[] = [stroke('M0 0L-40 128M0 0L40 128', dark, 12)];
    for (let spoke = 0; spoke < 12; spoke++) {
      const turn = (spoke / 12) * Math.PI * 2 + 0.13;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      parts.push(stroke(`M${n(c * 14)} ${n(s * 14)}L${n(c * 92)} ${n(s * 92)}`, wood, 5));
      parts.push(
        stroke(
          `M${n(c * 84 - s * 5)} ${n(s * 84 + c * 5)}L${n(c * 112 - s * 16)} ${n(s * 112 + c * 16)}`,
          mix(wood, palette.sun, 0.3),
          8,
        ),
      );
    }
    parts.push(
      `<g fill="none"><circle r="96" stroke="${dark}" stroke-width="11"/><circle r="96" stroke="${wood}" stroke-width="6"/><circle r="62" stroke="${wood}" stroke-width="5"/></g>`,
      `<circle r="15" fill="${dark}"/><circle r="7" fill="${mix(wood, palette.sun, 0.4)}"/>`,
    );
    body.push(place(parts, x * width, y * height, radius / 112));
  };
}

/** Kites on the wind: [x, y, size in pixels, colour index]. */
export function kites(
  list: readonly (readonly [x: number, y: number, size: number, tone: number])[],
): Layer {
  return ({ width, height, palette, body }) => {
    const tones = [
      palette.accent,
      palette.leaf[2],
      palette.water,
      mix(palette.accent, palette.sun, 0.55),
    ];
    for (const [x, y, size, tone] of list) {
      const colour = tones[tone % tones.length] ?? palette.accent;
      const tail = 'M0 60Q-26 92 4 118Q34 146 2 176';
      const bows = [
        [-8, 92],
        [14, 128],
        [10, 166],
      ].map(([bx = 0, by = 0]) =>
        fill(
          `M${bx - 12} ${by - 6}L${bx + 12} ${by + 6}L${bx + 12} ${by - 6}L${bx - 12} ${by + 6}Z`,
          colour,
        ),
      );
      const parts = [
        stroke(tail, palette.ink, 2.2),
        ...bows,
        fill('M0 -60L42 -14L0 60L-42 -14Z', colour),
        fill('M0 -60L42 -14L0 60Z', mix(colour, palette.ink, 0.28)),
        fill('M0 -60L0 -14L-42 -14ZM0 60L0 -14L42 -14Z', mix(colour, palette.sun, 0.45)),
      ];
      body.push(place(parts, x * width, y * height, size / 120, 16));
    }
  };
}

/** Garden rows running to a vanishing point at (x, horizon). */
export function gardenRows(x: number, horizon: number, rows: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const deep = (1.02 - horizon) * height;
    for (let row = -rows; row <= rows; row++) {
      const at = (t: number, side: number): Point => [
        x * width + (row + side) * (6 + t ** 1.5 * 150),
        horizon * height + deep * t ** 1.5,
      ];
      const edge = (side: number) =>
        Array.from({ length: 25 }, (_, i): Point => {
          const [px, py] = at(i / 24, side);
          return [px + random.range(-1, 1) * 5 * (i / 24), py];
        });
      const tone =
        [palette.leaf[2], palette.leaf[1], mix(palette.leaf[2], palette.accent, 0.45)][
          Math.abs(row) % 3
        ] ?? palette.leaf[1];
      body.push(
        fill(
          polygon([...edge(-0.36), ...edge(0.3).reverse()]),
          mix(palette.leaf[0], palette.ink, 0.25),
        ),
      );
      body.push(fill(polygon([...edge(-0.36), ...edge(0.08).reverse()]), tone));
    }
  };
}
