import { globSync, readFileSync } from 'node:fs';
import { defineConfig, presetWind3 } from 'unocss';
import { palette, paletteCss } from './app/theme/palette.ts';
import { scaleCss, spacing } from './app/theme/scale.ts';
import { shortcuts } from './app/theme/shortcuts.ts';

const css = (name: string) =>
  readFileSync(new URL(`./app/theme/${name}.css`, import.meta.url), 'utf8');

/** The one theme: colours, type, spacing and the few shortcuts that components share. See app/theme. */
export default defineConfig({
  // Under `npm run dev` an edit of the theme shows like any other.
  configDeps: globSync('app/theme/*', { cwd: import.meta.dirname }),
  // Without the preset's preflight: its thirty custom properties on every element made each restyling slower. What needs
  // them (transforms, rings, filters) is written with the properties of CSS.
  // `@hover:` is for pointers that hover; after `hover:` the look would stay where a finger has tapped.
  presets: [presetWind3({ preflight: false, dark: 'media' })],
  // Words of the code that are utilities too.
  blocklist: ['contents', 'filter', 'h1', 'h2', 'h3', 'tab'],
  theme: {
    colors: Object.fromEntries(Object.keys(palette).map((name) => [name, `var(--${name})`])),
    fontFamily: { display: 'var(--font-display)', text: 'var(--font-text)' },
    spacing,
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '90rem' },
  },
  rules: [
    // Shorter than the preset's, which names six properties and a curve.
    ['transition-colors', { transition: 'color .15s,background-color .15s,border-color .15s' }],
    [/^step-(-?\d)$/, ([, step]) => ({ 'font-size': `var(--step-${step})` })],
    [
      /^icon-(\d)$/,
      ([, quarters]) => ({
        width: `${Number(quarters) / 4}rem`,
        height: `${Number(quarters) / 4}rem`,
      }),
    ],
  ],
  shortcuts,
  // Breakpoints ask the body's width, whose rem follow a visitor's own text size; those of media queries do not.
  postprocess: (utility) => {
    utility.parent = utility.parent?.replace(/@media (?=\((?:min|max)-width)/, '@container page ');
  },
  preflights: [
    {
      layer: 'base',
      getCSS() {
        const written = ['base', 'menus', 'widgets', 'prose', 'sheet'].map(css);
        return [paletteCss(), scaleCss(), ...written].join('\n');
      },
    },
  ],
  layers: { base: -200 },
  content: {
    pipeline: { include: [/\.tsx($|\?)/] },
  },
});
