import { hex } from './colour.ts';
import type { DrawnFile } from './manifest.ts';

const spruce = hex([0.4, 0.07, 165]);
const pale = hex([0.93, 0.025, 130]);
const lake = hex([0.5, 0.075, 230]);
const red = hex([0.56, 0.15, 35]);
const sun = hex([0.84, 0.11, 80]);

/** Each emblem on a disc of 96, in at most three colours, so that it holds on light and on dark pages. */
const emblems: Record<string, string> = {
  shoreline: `<path fill="${lake}" d="M0 58Q24 44 48 56T96 54V96H0Z"/><path fill="${spruce}" d="M0 76Q28 60 52 70T96 68V96H0Z"/><circle cx="60" cy="34" r="11" fill="${sun}"/>`,
  'maple-row': `<g fill="${red}"><path d="M26 20C37 30 38 46 26 56C14 46 15 30 26 20Z"/><path d="M70 20C81 30 82 46 70 56C58 46 59 30 70 20Z"/></g><path fill="${sun}" d="M48 14C61 26 62 46 48 58C34 46 35 26 48 14Z"/><path stroke="${spruce}" stroke-width="4" stroke-linecap="round" d="M26 40V72M48 38V72M70 40V72M16 73H80"/>`,
  northlight: `<path fill="${spruce}" d="M0 74L31 40L46 57L63 33L96 74V96H0Z"/><path fill="${sun}" d="M48 8L51.5 20.5L64 24L51.5 27.5L48 40L44.5 27.5L32 24L44.5 20.5Z"/>`,
  harbour: `<path fill="none" stroke="${spruce}" stroke-width="6" stroke-linecap="round" d="M24 44A26 26 0 1 0 72 44"/><path fill="none" stroke="${lake}" stroke-width="6" stroke-linecap="round" d="M36 44A13 13 0 1 0 60 44"/><path fill="${red}" d="M45 14H51V40H45Z"/><path fill="${red}" d="M51 16L66 23L51 30Z"/>`,
  meadow: `<g stroke="${spruce}" stroke-width="4" stroke-linecap="round" fill="none"><path d="M48 84V42M30 84Q30 66 26 56M66 84Q66 66 70 56"/></g><g fill="${red}"><circle cx="48" cy="32" r="11"/><circle cx="24" cy="48" r="8"/><circle cx="72" cy="48" r="8"/></g><g fill="${sun}"><circle cx="48" cy="32" r="4.5"/><circle cx="24" cy="48" r="3.2"/><circle cx="72" cy="48" r="3.2"/></g>`,
  granite: `<path fill="${spruce}" d="M16 72L30 36L54 28L80 52L84 72Z"/><path fill="${lake}" d="M30 36L54 28L46 52L24 56Z"/><path fill="${sun}" d="M54 28L80 52L46 52Z" opacity=".85"/>`,
};

/**
 * The emblems beside the testimonials: invented organizations get plain, abstract marks, not likenesses of anyone's logo.
 */
export const logoFiles: readonly DrawnFile[] = Object.entries(emblems).map(([name, drawing]) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><clipPath id="c"><circle cx="48" cy="48" r="48"/></clipPath><g clip-path="url(#c)"><path fill="${pale}" d="M0 0H96V96H0Z"/>${drawing}</g></svg>`;
  return {
    name: `logos/${name}`,
    path: `public/images/logos/${name}.svg`,
    inputs: svg,
    draw: async () => Buffer.from(svg),
  };
});
