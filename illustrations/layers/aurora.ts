import type { Layer } from '../canvas.ts';
import { n } from '../canvas.ts';
import { mix } from '../colour.ts';

/** One curtain of light: its lower hem as a fraction of the height, its reach upwards in pixels. */
export interface Curtain {
  hem: number;
  reach: number;
  from: number;
  to: number;
  /** 0 = green, 1 = the blue of the upper sky. */
  cool?: number;
}

/** Northern lights: curtains of upright rays, bright along their hem, fading upwards and at the ends. */
export function aurora(curtains: readonly Curtain[]): Layer {
  return ({ width, height, palette, random, defs, body }) => {
    for (const { hem, reach, from, to, cool = 0 } of curtains) {
      const row = random.range(0, 200);
      const colour = mix(palette.sun, '#4fb7c9', cool);
      const id = `a${defs.length}`;
      // Relative to each ray's own box, so that one gradient serves them all.
      defs.push(
        `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset=".55" stop-color="${colour}" stop-opacity=".32"/><stop offset=".93" stop-color="${colour}" stop-opacity=".85"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
      );
      const step = 8;
      const rays: string[] = [];
      for (let x = Math.round(from * width); x < to * width; x += step) {
        const share = (x / width - from) / (to - from);
        const fade = Math.sin(Math.PI * share) ** 0.8;
        const y = (hem + random.noise(share * 1.7, row, 2) * 0.17) * height;
        const tall =
          reach * (0.8 + 0.55 * random.noise(share * 7, row + 9, 3)) * (0.55 + 0.45 * fade);
        const see =
          fade * Math.min(1, Math.max(0.12, 0.55 + 0.75 * random.noise(share * 11, row + 20, 2)));
        rays.push(
          `<rect x="${x}" y="${n(y - tall)}" width="${step}" height="${n(tall)}" fill="url(#${id})" fill-opacity="${see.toFixed(2)}"/>`,
        );
      }
      body.push(`<g shape-rendering="crispEdges">${rays.join('')}</g>`);
    }
  };
}
