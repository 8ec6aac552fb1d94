import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { icons as lucide } from '@iconify-json/lucide';
import type { Plugin } from 'vite';

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

const bodies = iconNames.map((name) => `<g id="${name}">${iconOf(name).body}</g>`);
const iconPicture = `<svg xmlns="http://www.w3.org/2000/svg">${bodies.join('')}</svg>\n`;

/** The address of the file with all icons, which pages show one by one. */
export const iconsSrc = `/assets/icons.${hash('sha256', iconPicture).slice(0, 8)}.svg`;

/** Publishes that file. */
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
