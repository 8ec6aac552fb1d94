import { fill, type Layer, n, place, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A common loon on the water at (x, y), length in pixels; `rings` spread from it like its call. */
export function loon(x: number, y: number, length: number, rings = 0, flip = false): Layer {
  return ({ width, height, palette, body }) => {
    const black = mix(palette.ink, '#0b1413', 0.5);
    const white = palette.snow;
    for (let ring = rings; ring > 0; ring--) {
      const rx = length * (0.42 + ring * 0.42);
      body.push(
        `<ellipse cx="${n(x * width)}" cy="${n(y * height + 2)}" rx="${n(rx)}" ry="${n(rx * 0.17)}" fill="none" stroke="${palette.sky[2]}" stroke-width="${n(3.6 - ring * 0.4)}" stroke-opacity="${n(0.9 - ring * 0.12)}"/>`,
      );
    }
    let checks = '';
    for (let rowAt = 0; rowAt < 4; rowAt++) {
      for (let column = 0; column < 11 - rowAt; column++) {
        checks += `M${-44 + column * 5.6 + rowAt * 2.6} ${-9 - rowAt * 3.1}h2.7v1.6h-2.7z`;
      }
    }
    const parts = [
      fill(
        'M-66 0Q-62 -14 -36 -20Q-4 -26 22 -15Q31 -21 30 -36Q30 -54 43 -57Q54 -58 58 -49L82 -45.5L58 -41Q52 -36 49 -28Q52 -12 45 2Q0 7 -66 0Z',
        black,
      ),
      fill('M27 2Q39 -5 46 -22Q52 -8 45 2Q38 4 27 2Z', white),
      fill('M-58 0Q-20 -5 22 1Q-10 5 -58 0Z', white, 0.85),
      fill(checks, white),
      stroke(
        'M33 -31L33.5 -25M36.5 -31.5L37 -24.5M40 -31.5L40.5 -24.5M43.5 -31L44 -25',
        white,
        1.5,
      ),
      `<circle cx="49" cy="-48" r="2.6" fill="${palette.accent}"/>`,
    ];
    const scale = length / 148;
    const side = flip ? -scale : scale;
    const at = `translate(${n(x * width)} ${n(y * height)})`;
    body.push(
      `<g transform="${at} scale(${side.toFixed(3)} ${(-scale * 0.8).toFixed(3)})" opacity=".4">${parts.slice(0, 3).join('')}</g>`,
      `<g transform="${at} scale(${side.toFixed(3)} ${scale.toFixed(3)})">${parts.join('')}</g>`,
    );
  };
}

/** A skein of geese in a V whose leader is at (x, y), each bird `size` pixels wide. */
export function geese(x: number, y: number, size: number, count = 11): Layer {
  return ({ width, height, palette, random, body }) => {
    const colour = palette.dark
      ? mix(palette.ink, palette.near, 0.2)
      : mix(palette.ink, palette.near, 0.35);
    for (let bird = 0; bird < count; bird++) {
      const rank = Math.ceil(bird / 2);
      const side = bird % 2 ? -1 : 0.62;
      const bx = x * width + rank * size * 1.18 + random.range(-3, 3);
      const by = y * height + rank * side * size * 0.52 + random.range(-3, 3);
      const lift = random.range(-9, 9);
      const wings = `M-3 0Q2 -14 16 -${n(24 + lift)}Q14 -10 10 -1Q4 4 -3 0ZM-2 0Q8 8 15 ${n(20 - lift)}Q4 13 -5 2Z`;
      const trunk =
        'M-34 -1.5Q-32 -4.5 -28 -3.5Q-16 -2.5 -8 -3.5Q6 -5 20 0Q6 5 -8 2.5Q-18 0 -28 -0.5Z';
      body.push(place([fill(wings + trunk, colour)], bx, by, (size * (1 - rank * 0.035)) / 50));
    }
  };
}

/** A horned owl seen from behind, looking out, feet at (x, y), height in pixels. */
export function owl(x: number, y: number, tall: number): Layer {
  return ({ width, height, palette, body }) => {
    const plume = palette.ink;
    const edge = mix(palette.ink, palette.lit, 0.75);
    const parts = [
      fill('M-13 -8L-9 30L0 36L9 30L13 -8Z', plume),
      fill('M-24 -78Q-39 -56 -33 -26Q-27 2 -8 9L8 9Q27 2 33 -26Q39 -56 24 -78Z', plume),
      fill(
        'M0 -72Q-33 -72 -31 -98L-29 -127Q-21 -120 -13 -118Q0 -121 13 -118Q21 -120 29 -127L31 -98Q33 -72 0 -72Z',
        plume,
      ),
      fill('M-24 -78Q-39 -56 -33 -26Q-29 -8 -20 2Q-28 -24 -26 -48Q-25 -64 -18 -74Z', edge),
      fill(
        'M-31 -98L-29 -127Q-26 -124 -23 -122Q-27 -108 -25 -96Q-24 -84 -16 -75Q-31 -82 -31 -98Z',
        edge,
      ),
      stroke(
        'M-12 -58Q-6 -52 0 -58Q6 -52 12 -58M-15 -44Q-8 -38 0 -44Q8 -38 15 -44M-14 -30Q-7 -24 0 -30Q7 -24 14 -30M-10 -16Q-5 -10 0 -16Q5 -10 10 -16',
        edge,
        2,
      ),
    ];
    body.push(place(parts, x * width, y * height, tall / 140));
  };
}

/** A great blue heron standing in the shallows, feet at (x, y), height in pixels. */
export function heron(x: number, y: number, tall: number): Layer {
  return ({ width, height, palette, body }) => {
    const blue = mix(palette.near, palette.water, 0.35);
    const deep = mix(blue, palette.ink, 0.6);
    const pale = mix(blue, palette.snow, 0.7);
    const parts = [
      stroke('M4 -74L2 -36L5 2M14 -74L17 -38L14 2', deep, 2.6),
      fill('M-30 -128Q-42 -112 -24 -86Q4 -62 46 -52L62 -44Q52 -66 34 -92Q8 -122 -12 -124Z', blue),
      fill('M-4 -112Q18 -96 34 -72L62 -44Q38 -58 14 -78Q-8 -96 -4 -112Z', deep),
      fill('M-30 -128Q-36 -112 -22 -92Q-18 -78 -14 -70Q-20 -104 -12 -122Z', pale),
      stroke('M-22 -118Q-44 -136 -26 -156Q-10 -170 -20 -186', blue, 8),
      stroke('M-24 -118Q-47 -136 -29 -157', pale, 2.6),
      fill(
        'M-12 -186Q-14 -196 -25 -195Q-32 -193 -34 -188L-72 -181L-33 -181Q-22 -178 -12 -186Z',
        blue,
      ),
      fill('M-33 -188L-72 -181L-33 -181Z', mix(palette.sun, palette.accent, 0.35)),
      fill('M-30 -192Q-18 -198 4 -186Q-14 -190 -26 -189Z', palette.ink),
      `<circle cx="-27" cy="-188" r="1.8" fill="${palette.sun}"/>`,
    ];
    body.push(place(parts, x * width, y * height, tall / 198));
  };
}
