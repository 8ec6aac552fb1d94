import Color from 'colorjs.io';
import sharp from 'sharp';
import { pictureKeyOf } from '../../app/content/schemas/picture-key.ts';
import { hasNight, nightOf, pictureAddresses } from '../../app/pictures/pictures.ts';
import { avifWithin, headLimit } from './encode.ts';

type Oklab = Readonly<Record<'l' | 'a' | 'b', number>>;

/** The sky of every night, at its top (OKLab). */
const sky = { l: 0.27, a: -0.014, b: -0.052 } as const;

/** The lightest and the darkest that a night shows. */
const [moon, shade] = [0.93, 0.1];

/** A colour of this share of chroma keeps its hue at night: a canoe, leaves, a lit window. */
const strong = 0.12;

/**
 * Gives each picture of a dawn or a day its night: the sky turns dark, what is lighter than the sky shines, what is darker
 * sinks, and strong colours stay.
 */
export async function* drawNights() {
  for (const key of pictureKeyOf('heroes').options.filter(hasNight)) {
    const addresses = pictureAddresses(key);
    for (const address of addresses.slice(0, addresses.length / 2)) {
      const file = `public${address}`;
      const day = sharp(file).removeAlpha().raw();
      const { data, info } = await day.toBuffer({ resolveWithObject: true });
      const night = await sharp(atNight(data), { raw: info }).png().toBuffer();
      yield [nightOf(file), await avifWithin(night, headLimit(file))] as const;
    }
  }
}

function atNight(data: Buffer): Buffer {
  const darkened = Buffer.alloc(data.length);
  const known = new Map<number, Uint8ClampedArray>();
  const labOf = (at: number) => {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    const lab = new Color('srgb', [r / 255, g / 255, b / 255]).to('oklab');
    return { l: lab.get('l'), a: lab.get('a'), b: lab.get('b') };
  };
  const top = labOf(0);
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3);
    let night = known.get(colour);
    if (!night) {
      night = Uint8ClampedArray.from(darken(labOf(at), top), (share) => Number(share) * 255);
      known.set(colour, night);
    }
    darkened.set(night, at);
  }
  return darkened;
}

function darken({ l, a, b }: Oklab, top: Oklab) {
  const keeps = Math.min(1, Math.hypot(a, b) / strong);
  const light =
    l > top.l ? sky.l + (l - top.l) * 2.6 : shade + (sky.l - shade) * (l / top.l) ** 1.25;
  // Beside a warm sky everything seems blue.
  const nuance = b < top.b && top.b > 0 ? 0.3 : 0.75;
  const mixed = (night: number, day: number, above: number) =>
    night * (1 - keeps * 0.8) + (day - above) * nuance * (1 - keeps) + day * keeps * 0.62;
  const night = new Color('oklab', [
    Math.min(moon, light + keeps * 0.09),
    mixed(sky.a, a, top.a),
    mixed(sky.b, b, top.b),
  ]);
  return night.to('srgb').coords;
}
