/**
 * Draws every icon that app/ names (i-lucide-…) into one picture, the next below the last, and writes it with a hash
 * in its name, plus app/theme/icons.json with the order. One picture, because each of twenty masks that are pictures of
 * their own costs a phone 15 ms before the first paint. Run: npm run draw
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { iconRows } from '../app/theme/icons.ts';
import { iconNames } from './content/icon-names.ts';

const OUT = 'public/icons';

const SetSchema = v.object({
  icons: v.record(v.string(), v.object({ body: v.string() })),
  aliases: v.record(v.string(), v.object({ parent: v.string() })),
});
const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
const { icons, aliases } = v.parse(SetSchema, JSON.parse(readFileSync(file, 'utf8')));

/** The edge of one icon in the set's own unit. */
const size = 24;

/** Lucide says this at every line of every icon; here it is said once. */
const stroke =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

const names = iconNames();
if (names.length > iconRows) {
  console.error(
    `✗ ${names.length} icons are more than iconRows in app/theme/icons.ts: raise it to 201.`,
  );
  process.exit(1);
}
const rows = names.map((name, index) => {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
  if (!icon) {
    console.error(`✗ Lucide has no icon ${name}: choose one from lucide.dev/icons, and run again.`);
    process.exit(1);
  }
  return `<g transform="translate(0 ${index * size})">${icon.body.replaceAll(` ${stroke}`, '')}</g>`;
});
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size * iconRows}" ${stroke}>${rows.join('')}</svg>\n`;
const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
const src = `/icons/lucide.${hash}.svg`;

mkdirSync(OUT, { recursive: true });
for (const old of globSync(`${OUT}/*.svg`)) rmSync(old);
writeFileSync(`public${src}`, picture);
writeFileSync('app/theme/icons.json', `${JSON.stringify({ src, names }, null, 2)}\n`);
console.log(`${names.length} icons in public${src}, ${(picture.length / 1024).toFixed(1)} KiB`);
