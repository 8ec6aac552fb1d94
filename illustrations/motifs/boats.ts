import { fill, type Layer, n, type Point, place, polygon, sliver, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** Where a boat lies (fractions), how long in pixels, and who paddles. */
export interface Boat {
  x: number;
  y: number;
  length: number;
  paddlers?: readonly number[];
  flip?: boolean;
  /** A colour instead of cedar red. */
  colour?: string;
  /** On land: no mirror image. */
  ashore?: boolean;
  turn?: number;
}

/** A paddler seated at `x` in a canoe 200 units long. */
function paddler(x: number, coat: string, skin: string, wood: string): string {
  const parts = [
    stroke('M12 -46L27 3', wood, 1.8),
    fill('M25 -3Q32 2 31.5 11Q26 13 24.5 6Z', wood),
    fill('M-9 -12Q-11 -35 0 -38Q10 -37 9 -12Z', coat),
    stroke('M2 -33L15 -36M1 -30L19 -22', coat, 4.5),
    `<circle cx="1.5" cy="-44.5" r="5.6" fill="${skin}"/>`,
    fill('M-8 -46.5Q1 -49 11 -46Q7 -47.5 6.5 -50Q1 -54 -4 -50Q-4.5 -47.5 -8 -46.5Z', wood),
  ];
  return place(parts, x, 0);
}

/** A cedar-and-canvas canoe on the water with its mirror image, or ashore. */
export function canoe(boat: Boat): Layer {
  return ({ width, height, palette, body }) => {
    const { x, y, length, paddlers = [], flip, ashore, turn = 0 } = boat;
    const colour = boat.colour ?? palette.accent;
    const wood = mix(palette.rock[2], colour, 0.25);
    const hull =
      'M-100 -27Q-97 -12 -82 -4Q-66 5 0 5.5Q66 5 82 -4Q97 -12 100 -27Q91 -20 76 -17.5Q0 -10 -76 -17.5Q-91 -20 -100 -27Z';
    const parts = [
      fill('M-86 -19Q0 -23 86 -19Q0 -9 -86 -19Z', mix(colour, palette.ink, 0.7)),
      ...paddlers.map((seat, index) =>
        paddler(
          seat,
          [mix(palette.near, palette.lit, 0.5), palette.snow, '#c08a3e', '#3a5a73', '#e2d5bd'][
            index % 5
          ] ?? palette.snow,
          mix(palette.rock[1], colour, 0.3),
          wood,
        ),
      ),
      fill(hull, colour),
      fill(
        'M-90 -9Q-66 5 0 5.5Q66 5 90 -9Q60 -2 0 -1.5Q-60 -2 -90 -9Z',
        mix(colour, palette.ink, 0.4),
      ),
      stroke('M-99 -26Q-91 -20 -76 -17.5Q0 -10 76 -17.5Q91 -20 99 -26', wood, 2),
    ];
    const scale = length / 200;
    const at = `translate(${n(x * width)} ${n(y * height)}) rotate(${turn})`;
    const side = flip ? -1 : 1;
    if (!ashore) {
      body.push(
        `<g transform="${at} scale(${n(side * scale * 100)} ${n(-scale * 70)}) scale(.01)" opacity=".45">${parts.join('')}</g>`,
        fill(sliver(x * width, y * height + 5 * scale, length * 1.2, 3), palette.sky[2], 0.6),
      );
    }
    body.push(
      `<g transform="${at} scale(${n(side * scale * 100)} ${n(scale * 100)}) scale(.01)">${parts.join('')}</g>`,
    );
  };
}

/** A plank dock running out from the lower edge: near and far edges as fractions. */
export function dock(
  near: readonly [number, number],
  far: readonly [number, number],
  farY: number,
): Layer {
  return ({ width, height, palette, random, body }) => {
    const planks = 15;
    const top = mix(palette.rock[2], palette.sky[2], 0.25);
    const at = (t: number, side: number): Point => {
      const near01 = t ** 1.75;
      const left = far[0] + (near[0] - far[0]) * near01;
      const right = far[1] + (near[1] - far[1]) * near01;
      return [(left + (right - left) * side) * width, (farY + (1.03 - farY) * near01) * height];
    };
    const thick = (t: number) => 5 + 20 * t ** 1.75;
    for (const t of [0.04, 0.42, 0.74]) {
      for (const side of [0, 1]) {
        const [x, y] = at(t, side);
        const w = 3.5 + 12 * t ** 1.75;
        body.push(
          fill(
            polygon([
              [x - w, y - w * 4.4],
              [x + w, y - w * 4.6],
              [x + w, y + w * 5],
              [x - w, y + w * 5],
            ]),
            mix(palette.ink, palette.rock[1], 0.3),
          ),
          fill(
            polygon([
              [x - w, y - w * 4.4],
              [x - w * 0.2, y - w * 4.5],
              [x - w * 0.2, y + w * 5],
              [x - w, y + w * 5],
            ]),
            palette.rock[1],
          ),
        );
      }
    }
    const [lx, ly] = at(0, 0);
    const [nx, ny] = at(1, 0);
    body.push(
      fill(
        polygon([
          [lx, ly],
          [nx, ny],
          [nx, ny + thick(1)],
          [lx, ly + thick(0)],
        ]),
        palette.ink,
      ),
    );
    const [fx, fy] = at(0, 1);
    body.push(
      fill(
        polygon([
          [lx, ly],
          [fx, fy],
          [fx, fy + 6],
          [lx, ly + 6],
        ]),
        palette.ink,
      ),
    );
    for (let plank = 0; plank < planks; plank++) {
      const a = plank / planks;
      const b = (plank + 0.93) / planks;
      const jut = random.range(-0.02, 0.02);
      body.push(
        fill(
          polygon([at(a, jut), at(a, 1 + jut), at(b, 1 + jut), at(b, jut)]),
          mix(top, palette.rock[1], random.range(0, 0.45)),
        ),
      );
    }
  };
}
