import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { icons as lucide } from '@iconify-json/lucide';
import type { Plugin } from 'vite';
import { iconRows } from '../../app/theme/icons.ts';

function iconOf(name: string) {
  const icon = lucide.icons[name] ?? lucide.icons[lucide.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`i-lucide-${name}: choose an icon of lucide.dev/icons`);
  return icon;
}

/** The Lucide icons that the site's code and content name as `i-lucide-…`, in order. */
export const iconNames = [
  ...new Set(
    globSync('app/**/*.{ts,tsx,md,json}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<=['" ]i-lucide-)[a-z0-9-]+(?=['" ])/g)].map(
        String,
      ),
    ),
  ),
].sort();

/** The edge of one icon (pixels). */
const size = 24;

/** Lucide repeats this in every icon. */
const stroke =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

if (iconNames.length > iconRows)
  throw new Error(`${iconNames.length} icons: raise iconRows in app/theme/icons.ts to 201`);

const rows = iconNames.map((name, index) => {
  const body = iconOf(name).body.replaceAll(` ${stroke}`, '');
  return `<g transform="translate(0 ${index * size})">${body}</g>`;
});
const iconPicture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size * iconRows}" ${stroke}>${rows.join('')}</svg>\n`;

/** The address of the picture with all icons below each other: twenty would cost a phone 15 ms each before the first paint. */
export const iconsSrc = `/assets/icons.${hash('sha256', iconPicture).slice(0, 8)}.svg`;

/** Publishes that picture. */
export function icons(): Plugin {
  return {
    name: 'icons',
    configureServer({ middlewares }) {
      middlewares.use(iconsSrc, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(iconPicture);
      });
    },
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: iconsSrc.slice(1), source: iconPicture });
    },
  };
}
