import sharp from 'sharp';

/** Differences below this (of 255, per channel) are the rasterizer's own. */
const noise = 16;

/** How many pixels two screenshots of one size differ in, beyond what no eye sees. */
export async function changedPixels(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((image) => sharp(image).raw().toBuffer()),
  );
  if (!first || !second || first.length !== second.length) return Number.POSITIVE_INFINITY;
  let changed = 0;
  for (const [index, value] of first.entries()) {
    if (Math.abs(value - (second[index] ?? 0)) > noise) changed += 1;
  }
  return changed;
}
