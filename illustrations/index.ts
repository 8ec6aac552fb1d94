/**
 * Draws every picture of the site into public/images. Run: npx node illustrations/index.ts
 * With names as arguments only those are drawn, for example: … index.ts heroes/home modules/bi
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { composeHead, focusOf } from './heads.ts';
import { drawScene, encode, paint } from './render.ts';
import { families } from './scenes/index.ts';
import { smallerFiles } from './smaller-files.ts';

const wanted = new Set(process.argv.slice(2));
const started = performance.now();
let count = 0;
let bytes = 0;
for (const [family, scenes] of Object.entries(families)) {
  await mkdir(`public/images/${family}`, { recursive: true });
  const jobs = scenes.map((scene) => async () => {
    const key = `${family}/${scene.name}`;
    if (wanted.size > 0 && !wanted.has(key)) return;
    const focus = family === 'heroes' ? focusOf(scene.name) : undefined;
    const compositions = focus
      ? composeHead(scene, focus)
      : [{ ...scene, ending: '', svg: drawScene(scene) }];
    for (const { ending, svg, width, ...file } of compositions) {
      await save(`${key}${ending}`, paint(svg, width), file);
    }
    const png = paint(compositions[0]?.svg ?? '');
    for (const { width, limit } of smallerFiles(family, scene)) {
      const smaller = await sharp(png).resize(width).png().toBuffer();
      await save(`${key}-${width}`, smaller, { limit, effort: 6 });
    }
  });
  const lane = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
  };
  await Promise.all([lane(), lane()]);
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${count} files, ${(bytes / 1000).toFixed(0)} kB, ${seconds} s`);

async function save(
  name: string,
  png: Buffer,
  { limit, effort }: { limit: number; effort?: number | undefined },
): Promise<void> {
  const { data, quality } = await encode(png, limit, effort).catch((error: unknown) => {
    throw new Error(`${name} cannot be encoded`, { cause: error });
  });
  await writeFile(`public/images/${name}.avif`, data);
  count += 1;
  bytes += data.length;
  console.log(`${name}  ${(data.length / 1000).toFixed(1)} kB  quality ${quality}`);
}
