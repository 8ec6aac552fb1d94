import { globSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { iconRows } from '../../app/theme/icons.ts';
import { contentHash } from '../build/pictures.ts';
import { iconNames } from '../content/picture-problems.ts';

const SetSchema = v.object({
  icons: v.record(v.string(), v.object({ body: v.string() })),
  aliases: v.record(v.string(), v.object({ parent: v.string() })),
});
const set = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
const { icons, aliases } = v.parse(SetSchema, JSON.parse(readFileSync(set, 'utf8')));

/** The edge of one icon (pixels). */
const size = 24;

/** Lucide repeats this in every icon. */
const stroke =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * Draws the icons that the site names (i-lucide-…) below each other in one picture, because twenty pictures would cost a
 * phone 15 ms each before the first paint. app/theme/icons.json lists them in order.
 */
export async function* drawIcons() {
  const names = iconNames();
  const picture = pictureOf(names);
  const hash = contentHash(picture);
  const src = `/icons/lucide.${hash}.svg`;
  for (const old of globSync('public/icons/*.svg')) if (old !== `public${src}`) rmSync(old);
  yield [`public${src}`, picture] as const;
  yield ['app/theme/icons.json', `${JSON.stringify({ src, names }, null, 2)}\n`] as const;
}

/** Throws if Lucide has no icon of a name, or if there are too many. */
function pictureOf(names: readonly string[]): string {
  if (names.length > iconRows) {
    throw new Error(`${names.length} icons: raise iconRows in app/theme/icons.ts to 201`);
  }
  const rows = names.map((name, index) => {
    const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
    if (!icon) throw new Error(`Lucide has no icon ${name}: choose one from lucide.dev/icons`);
    return `<g transform="translate(0 ${index * size})">${icon.body.replaceAll(` ${stroke}`, '')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size * iconRows}" ${stroke}>${rows.join('')}</svg>\n`;
}
