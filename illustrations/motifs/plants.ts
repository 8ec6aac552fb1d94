import { type Canvas, fill, type Layer, n, type Point, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** One milkweed seed under its silk, `size` pixels across, turned by degrees. */
function milkweedSeed({ palette, random }: Canvas, size: number, turn: number): string[] {
  const silk = palette.dark ? palette.snow : mix(palette.snow, palette.sun, 0.5);
  let threads = '';
  for (let thread = 0; thread < 25; thread++) {
    const angle = -Math.PI / 2 + (thread / 24 - 0.5) * 2.6;
    const long = size * random.range(0.42, 0.6);
    threads += `M0 0Q${n(Math.cos(angle) * long * 0.5)} ${n(Math.sin(angle) * long * 0.62)} ${n(Math.cos(angle) * long)} ${n(Math.sin(angle) * long)}`;
  }
  const s = size / 10;
  const grain = `M0 ${n(-s * 0.2)}Q${n(s * 1.1)} ${n(s)} 0 ${n(s * 3)}Q${n(-s * 1.1)} ${n(s)} 0 ${n(-s * 0.2)}Z`;
  return [
    `<g transform="rotate(${n(turn)})">${stroke(threads, silk, Math.max(1.2, size / 72), 0.95)}${fill(grain, mix(palette.rock[0], palette.accent, 0.45))}</g>`,
  ];
}

/** Seeds adrift: each [x, y] in fractions with a size in pixels. */
export function seeds(list: readonly (readonly [x: number, y: number, size: number])[]): Layer {
  return (canvas) => {
    for (const [x, y, size] of list) {
      canvas.body.push(
        place(
          milkweedSeed(canvas, size, canvas.random.range(-38, 20)),
          x * canvas.width,
          y * canvas.height,
        ),
      );
    }
  };
}

/** One milkweed pod, split along its side, its silk spilling out; drawn upright, 110 units tall. */
function pod({ palette, random }: Canvas, open: boolean): string[] {
  const husk = mix(palette.rock[1], palette.lit, 0.3);
  const shade = mix(husk, palette.ink, 0.4);
  const silk = mix(palette.snow, palette.sun, 0.4);
  let threads = '';
  for (let thread = 0; thread < 26; thread++) {
    const turn = -1.35 + (thread / 25) * 2.1 + random.range(-0.1, 0.1);
    const long = random.range(34, 74);
    const y = -72 + (thread / 25) * 52;
    threads += `M8 ${n(y)}Q${n(8 + Math.cos(turn) * long * 0.6)} ${n(y + Math.sin(turn) * long * 0.4)} ${n(8 + Math.cos(turn) * long)} ${n(y + Math.sin(turn) * long)}`;
  }
  const body = 'M0 0Q-30 -14 -29 -48Q-26 -84 -4 -112Q2 -84 20 -58Q30 -24 0 0Z';
  const bumps = 'M-20 -30l-7 -4l6 -5zM-22 -50l-7 -5l7 -4zM-17 -70l-6 -6l8 -3zM-10 -88l-4 -6l7 0z';
  if (!open)
    return [
      fill(body, husk),
      fill('M0 0Q-6 -50 -4 -112Q2 -84 20 -58Q30 -24 0 0Z', shade),
      fill(bumps, husk),
    ];
  return [
    fill(body, husk),
    fill(bumps, husk),
    fill('M0 -4Q-10 -46 -4 -104Q3 -80 18 -56Q26 -24 0 -4Z', silk),
    stroke(threads, silk, 1.7, 0.95),
    fill(
      'M2 -16Q-2 -40 0 -70Q8 -52 11 -40Q11 -24 2 -16Z',
      mix(palette.rock[0], palette.accent, 0.45),
    ),
    fill('M0 -4Q-16 -46 -4 -112Q-30 -84 -29 -48Q-30 -14 0 0Z', husk),
    fill('M0 -4Q-16 -46 -4 -112Q-14 -90 -17 -56Q-16 -20 0 0Z', shade),
  ];
}

/** A milkweed stalk in autumn with split pods letting their seeds go; foot at (x, y), pixels tall. */
export function milkweed(x: number, y: number, tall: number): Layer {
  return (canvas) => {
    const { width, height, palette, body } = canvas;
    const stem = mix(palette.ink, palette.lit, 0.3);
    const leaf = (lx: number, ly: number, turn: number, size: number) =>
      place(
        [
          fill('M0 0Q30 -20 96 4Q40 16 0 0Z', stem),
          fill('M0 0Q46 2 96 4Q40 16 0 0Z', mix(stem, palette.ink, 0.4)),
        ],
        lx,
        ly,
        size,
        turn,
      );
    const parts = [
      stroke('M-14 0Q-14 -150 2 -262', stem, 7),
      leaf(-12, -66, 18, 0.8),
      leaf(-12, -96, 158, 0.9),
      place(pod(canvas, false), -6, -196, 0.86, -58),
      place(pod(canvas, true), 0, -236, 1.02, 38),
      place(pod(canvas, true), 2, -258, 1.12, -16),
    ];
    body.push(place(parts, x * width, y * height, tall / 390));
    for (const [dx, dy, size] of [
      [0.16, -0.98, 84],
      [-0.2, -0.96, 78],
    ] as const) {
      const where = [x * width + dx * tall, y * height + dy * tall] as const;
      body.push(place(milkweedSeed(canvas, size * (tall / 390), -16), where[0], where[1]));
    }
  };
}

/** Tall flowers (fireweed) or, with `tips` false, reeds: along a line from x to x (fractions). */
export function meadow(
  from: number,
  to: number,
  y: readonly [number, number],
  count: number,
  tall: readonly [number, number],
  tips: 'fireweed' | 'reed' | 'cattail',
): Layer {
  return ({ width, height, palette, random, body }) => {
    const stems: string[] = [];
    const blooms: [string[], string[]] = [[], []];
    for (let index = 0; index < count; index++) {
      const t = random.next();
      const x = (from + (to - from) * t) * width;
      const foot = (y[0] + (y[1] - y[0]) * random.next()) * height;
      const size = random.range(tall[0], tall[1]);
      const sway = random.range(-0.16, 0.16) * size;
      const tip: Point = [x + sway, foot - size];
      const w = tips === 'fireweed' ? 1.8 : 2.6;
      stems.push(
        `M${n(x - w)} ${n(foot)}Q${n(x + sway * 0.2)} ${n(foot - size * 0.6)} ${n(tip[0])} ${n(tip[1])}Q${n(x + sway * 0.2 + w)} ${n(foot - size * 0.5)} ${n(x + w)} ${n(foot)}Z`,
      );
      if (tips === 'cattail' && random.chance(0.4)) {
        blooms[0].push(
          place(
            [`<rect x="-4" y="0" width="8" height="${n(size * 0.16)}" rx="4"/>`],
            tip[0],
            tip[1] + 6,
            1,
            (sway / size) * 60,
          ),
        );
      }
      if (tips !== 'fireweed') continue;
      for (let bud = 0; bud < 24; bud++) {
        const up = bud / 24;
        const bx =
          tip[0] - sway * 0.42 * (1 - up) + random.range(-1, 1) * size * 0.062 * (1.12 - up);
        const by = tip[1] + size * 0.4 * (1 - up);
        const r = size * 0.03 * (1.25 - up) + 1;
        blooms[random.chance(0.6) ? 0 : 1].push(
          `<path d="M${n(bx - r)} ${n(by)}Q${n(bx)} ${n(by - r * 1.3)} ${n(bx + r)} ${n(by)}Q${n(bx)} ${n(by + r)} ${n(bx - r)} ${n(by)}Z"/>`,
        );
      }
    }
    const green =
      tips === 'fireweed'
        ? mix(palette.leaf[0], palette.ink, 0.3)
        : mix(palette.ink, palette.lit, 0.2);
    body.push(fill(stems.join(''), green));
    const bloom = tips === 'cattail' ? palette.rock[0] : palette.accent;
    body.push(
      `<g fill="${bloom}">${blooms[0].join('')}</g><g fill="${mix(bloom, palette.sun, 0.4)}">${blooms[1].join('')}</g>`,
    );
  };
}
