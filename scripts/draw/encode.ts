import sharp, { type SharpInput } from 'sharp';

/** The best AVIF of a picture in at most `limit` bytes. Throws when even the lowest quality is heavier. */
export async function avifWithin(picture: SharpInput, limit: number): Promise<Buffer> {
  for (let quality = 64; quality >= 34; quality -= 6) {
    const data = await sharp(picture).avif({ quality, effort: 4 }).toBuffer();
    if (data.length <= limit) return data;
  }
  throw new Error(`The picture does not fit ${limit} bytes; choose one with less detail.`);
}

/** The largest file of a head (bytes), by its name. A phone's fits into the first packets of a connection (RFC 6928). */
export const headLimit = (file: string) => (file.endsWith('-tall.avif') ? 13_600 : 25_000);
