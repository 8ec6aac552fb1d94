import { fill, type Layer, n, sliver, verticalGradient } from '../canvas.ts';
import { mix } from '../colour.ts';

/** A lake from `y` (fraction) down: it mirrors all that was drawn before. */
export interface Water {
  y: number;
  /** 0 = a mirror, 1 = only the water's own colour. */
  cover?: number;
  /** How many ripples cross it. */
  ripples?: number;
  /** Flattens the mirrored picture: 1 = as tall as the original. */
  squash?: number;
}

/** Still water with the landscape upside down in it, its own colour gathering towards the viewer. */
export function water({ y, cover = 0.45, ripples = 40, squash = 0.75 }: Water): Layer {
  return (canvas) => {
    const { width, height, palette, random } = canvas;
    const top = y * height;
    const id = `w${canvas.defs.length}`;
    canvas.defs.push(
      `<clipPath id="${id}"><rect y="${n(top)}" width="${width}" height="${n(height - top)}"/></clipPath>`,
    );
    const mirrored = canvas.body.join('');
    canvas.body.push(
      `<g clip-path="url(#${id})"><rect y="${n(top)}" width="${width}" height="${n(height - top)}" fill="${palette.water}"/>`,
      `<g transform="matrix(1 0 0 ${-squash} 0 ${n(top * (1 + squash))})">${mirrored}</g>`,
    );
    const tint = verticalGradient(canvas, top, height, [
      [0, palette.water, cover * 0.5],
      [1, palette.water, Math.min(1, cover + 0.35)],
    ]);
    canvas.body.push(
      `<rect y="${n(top)}" width="${width}" height="${n(height - top)}" fill="${tint}"/></g>`,
    );
    canvas.body.push(
      fill(sliver(width / 2, top, width * 1.6, 2.2), mix(palette.mist, palette.water, 0.25), 0.9),
    );
    for (let index = 0; index < ripples; index++) {
      const near = random.next();
      const at = top + 5 + near ** 1.5 * (height - top);
      const length = random.range(40, 150) * (0.5 + near * 1.6);
      const light = random.chance(0.6);
      const colour = light ? palette.sky[2] : mix(palette.water, palette.near, 0.5);
      const thick = 0.7 + near * 2.2;
      body(random.next() * width, at, length, thick, colour, light ? 0.32 : 0.22);
    }
    function body(
      x: number,
      at: number,
      length: number,
      thick: number,
      colour: string,
      see: number,
    ) {
      canvas.body.push(fill(sliver(x, at, length, thick), colour, see));
    }
  };
}

/** The path of light under a low sun or moon, from `top` to `bottom` (fractions), at `x`. */
export function glitter(x: number, top: number, bottom: number, spread: number): Layer {
  return ({ width, height, palette, random, body }) => {
    const rows = 26;
    for (let row = 0; row < rows; row++) {
      const t = row / rows;
      const y = (top + (bottom - top) * t ** 1.35) * height + 3;
      const reach = spread * (0.35 + t) * random.range(0.5, 1.1);
      const shift = random.range(-0.25, 0.25) * spread;
      const colour = mix(palette.sun, palette.sky[3], t * 0.5);
      body.push(fill(sliver(x * width + shift, y, reach, 1.3 + t * 3.2), colour, 0.85 - t * 0.35));
    }
  };
}

/** Mist lying across the picture, densest at `y` (fraction) and gone `thick` pixels above and below it. */
export function mistBank(y: number, thick: number, opacity = 0.7): Layer {
  return (canvas) => {
    const { width, height, palette, body } = canvas;
    const [top, bottom] = [y * height - thick, y * height + thick];
    const paint = verticalGradient(canvas, top, bottom, [
      [0, palette.mist, 0],
      [0.5, palette.mist, opacity],
      [1, palette.mist, 0],
    ]);
    body.push(`<rect y="${n(top)}" width="${width}" height="${n(bottom - top)}" fill="${paint}"/>`);
  };
}
