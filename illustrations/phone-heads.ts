import { wcagContrast } from 'culori';
import { phoneMedia } from '../app/content/pictures.ts';
import { nightCss } from '../app/theme/night.ts';
import { palette as theme } from '../app/theme/palette.ts';
import { mix } from './colour.ts';
import { paletteOf } from './palette.ts';
import { hills, landWidth, shore } from './phone-outlines.ts';
import { randomFrom } from './random.ts';
import type { Scene } from './render.ts';
import { covers } from './scenes/covers.ts';
import { heroes } from './scenes/heroes.ts';
import { stories } from './scenes/stories.ts';

/** The scenes whose hour a head can have, by the family of their pictures. */
export const headScenes: Readonly<Record<string, readonly Scene[]>> = {
  heroes,
  blog: covers,
  stories,
};

/** The dimmest text of a head, and its contrast on every part of the landscape (WCAG 2.2, 1.4.3, with a little room). */
const dimmestText = theme['on-night-muted'][1];
const contrast = 4.7;

/** A colour of the landscape under as much shade as asked for (0 to 1), and more where the text needs it. */
function shaded(colour: string, share: number): string {
  const mixed = mix(colour, theme.shade[0], share);
  return wcagContrast(mixed, dimmestText) >= contrast ? mixed : shaded(colour, share + 0.02);
}

/** The colours of a picture's hour behind text on a phone, as #rrggbb; no text stands on the sun. */
export function phoneColours({ hour }: Pick<Scene, 'hour'>) {
  const { sky, sun, far, near, ink, dark } = paletteOf(hour);
  return {
    zenith: shaded(sky[0], dark ? 0.45 : 0.66),
    lower: shaded(sky[2], dark ? 0.5 : 0.64),
    horizon: shaded(sky[3], dark ? 0.5 : 0.56),
    far: shaded(far, dark ? 0.4 : 0.6),
    near: shaded(near, 0.55),
    shore: shaded(ink, 0.4),
    sun: mix(sun, theme.shade[0], 0.22),
    halo: shaded(sun, 0.5),
  };
}

/**
 * The landscape behind a page's head on a phone, as CSS: one shore for all pages, each at its own stretch of it and in
 * the colours of its own hour. It comes with the page's first paint, where a picture would come a frame or more later
 * (docs/decisions/0011-first-paint.md). The class of a head is the key of its picture.
 */
export function phoneHeadsCss(): string {
  return `.phone-only { display: none }
@media screen and ${phoneMedia} {
.wide-only { display: none }
.phone-only { display: block }
.phone-night { background: var(--night); color: var(--on-night) }
${nightCss('.phone-night')}
.hero-shade {
  overflow: clip;
  background:
    radial-gradient(circle at 84% 2.6rem, var(--sun) 1.1rem, transparent 1.17rem),
    radial-gradient(circle at 84% 2.6rem, var(--halo), transparent 9rem),
    linear-gradient(var(--zenith), var(--lower) 45%, var(--horizon) 75%);
}
.hero-shade::before, .hero-shade::after {
  content: "";
  position: absolute;
  bottom: 0;
  left: var(--stretch);
  width: ${landWidth}px;
}
.hero-shade::before {
  height: ${hills.height}px;
  background: linear-gradient(var(--far) 20%, var(--near));
  clip-path: path("${hills.path}");
}
.hero-shade::after {
  height: ${shore.height}px;
  background: var(--shore);
  clip-path: path("${shore.path}");
}
${Object.entries(headScenes).map(headsOf).join('\n')}
}`;
}

function headsOf([family, scenes]: [string, readonly Scene[]]): string {
  return scenes.map((scene) => headOf(`${family}\\/${scene.name}`, scene)).join('\n');
}

function headOf(name: string, scene: Scene): string {
  const stretch = Math.round(randomFrom(scene.seed).range(-420, 0));
  const colours = Object.entries(phoneColours(scene)).map(([name, value]) => `--${name}:${value}`);
  return `.${name} { --stretch:${stretch}px;${colours.join(';')} }`;
}
