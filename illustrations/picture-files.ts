import sharp from 'sharp';
import { composeHead, focusOf } from './heads.ts';
import type { DrawnFile } from './manifest.ts';
import { drawScene, encode, paint, type Scene } from './render.ts';
import { families } from './scenes/index.ts';
import { smallerFiles } from './smaller-files.ts';

/** What a file is painted from, and how it is encoded. */
interface Painting {
  readonly svg: string;
  /** Of the file, in pixels. */
  readonly width: number;
  /** The largest file, in bytes. */
  readonly limit: number;
  readonly effort?: number | undefined;
}

/** The files of all scenes: one for each composition, and narrower ones of the first. */
export function pictureFiles(): DrawnFile[] {
  return Object.entries(families).flatMap(([family, scenes]) =>
    scenes.flatMap((scene) => filesOf(family, scene)),
  );
}

function filesOf(family: string, scene: Scene): DrawnFile[] {
  const name = `${family}/${scene.name}`;
  const focus = family === 'heroes' ? focusOf(scene.name) : undefined;
  const compositions = focus
    ? composeHead(scene, focus)
    : [{ ...scene, ending: '', svg: drawScene(scene) }];
  const svg = compositions[0]?.svg ?? '';
  return [
    ...compositions.map(({ ending, ...painting }) =>
      pictureFile(name, ending, painting, async () => paint(painting.svg, painting.width)),
    ),
    ...smallerFiles(family, scene).map(({ width, limit }) =>
      pictureFile(name, `-${width}`, { svg, width, limit, effort: 6 }, () =>
        sharp(paint(svg)).resize(width).png().toBuffer(),
      ),
    ),
  ];
}

function pictureFile(
  name: string,
  ending: string,
  { svg, width, limit, effort }: Painting,
  painted: () => Promise<Buffer>,
): DrawnFile {
  return {
    name,
    path: `public/images/${name}${ending}.avif`,
    inputs: JSON.stringify({ svg, width, limit, effort }),
    async draw() {
      return encode(await painted(), limit, effort);
    },
  };
}
