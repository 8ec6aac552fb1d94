/**
 * Draws the pictures of the site into public/images that are not there yet or whose drawing has changed.
 * With names as arguments only those are looked at, for example: npm run pictures heroes/about modules/bi
 */
import sharp from 'sharp';
import { composeHead, focusOf } from './heads.ts';
import { drawOnce } from './manifest.ts';
import { drawScene, encode, paint, type Scene } from './render.ts';
import { families } from './scenes/index.ts';
import { smallerFiles } from './smaller-files.ts';

const wanted = new Set(process.argv.slice(2));
const count = { drawn: 0, unchanged: 0, 'not ours': 0 };
for (const [family, scenes] of Object.entries(families)) {
  for (const scene of scenes) {
    if (wanted.size === 0 || wanted.has(`${family}/${scene.name}`)) await draw(family, scene);
  }
}
console.log(`${count.drawn} pictures drawn, ${count.unchanged} unchanged`);

/** All files of a scene: one for each composition, and narrower ones of the first. */
async function draw(family: string, scene: Scene): Promise<void> {
  const key = `${family}/${scene.name}`;
  const focus = family === 'heroes' ? focusOf(scene.name) : undefined;
  const compositions = focus
    ? composeHead(scene, focus)
    : [{ ...scene, ending: '', svg: drawScene(scene) }];
  for (const { svg, ending, width, ...file } of compositions) {
    await save(`${key}${ending}`, { svg, width, ...file }, async () => paint(svg, width));
  }
  const svg = compositions[0]?.svg ?? '';
  for (const { width, limit } of smallerFiles(family, scene)) {
    await save(`${key}-${width}`, { svg, width, limit, effort: 6 }, () =>
      sharp(paint(svg)).resize(width).png().toBuffer(),
    );
  }
}

async function save(
  name: string,
  from: { svg: string; width: number; limit: number; effort?: number },
  painted: () => Promise<Buffer>,
): Promise<void> {
  const { svg, width, limit, effort } = from;
  const path = `images/${name}.avif`;
  const inputs = JSON.stringify({ svg, width, limit, effort });
  const outcome = await drawOnce(path, inputs, async () => {
    const { data, quality } = await encode(await painted(), limit, effort).catch(
      (error: unknown) => {
        throw new Error(`${name} cannot be encoded`, { cause: error });
      },
    );
    console.log(`${name}  ${(data.length / 1000).toFixed(1)} kB  quality ${quality}`);
    return data;
  });
  count[outcome] += 1;
  if (outcome === 'not ours') {
    console.log(`public/${path} was not drawn here and stays as it is; delete it to have it drawn`);
  }
}
