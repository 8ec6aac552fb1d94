import { converter, type Oklab, type Rgb } from 'culori';
import sharp from 'sharp';
import { pictureKeyOf } from '../../app/content/schemas/picture-key.ts';
import { hasNight, nightOf, pictureAddresses } from '../../app/pictures/pictures.ts';
import { avifWithin, headLimit } from './encode.ts';

const oklab = converter('oklab');
const rgb = converter('rgb');

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
      const { data, info } = await sharp(file)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const night = await sharp(atNight(data), { raw: info }).png().toBuffer();
      yield [nightOf(file), await avifWithin(night, headLimit(file))] as const;
    }
  }
}

function atNight(data: Buffer): Buffer {
  const darkened = Buffer.alloc(data.length);
  const known = new Map<number, readonly number[]>();
  const labOf = (at: number) => {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    return oklab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
  };
  const top = labOf(0);
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3);
    let night = known.get(colour);
    if (!night) {
      night = channels(darken(labOf(at), top));
      known.set(colour, night);
    }
    darkened.set(night, at);
  }
  return darkened;
}

function darken({ l, a, b }: Oklab, top: Oklab): Rgb {
  const keeps = Math.min(1, Math.hypot(a, b) / strong);
  const light =
    l > top.l ? sky.l + (l - top.l) * 2.6 : shade + (sky.l - shade) * (l / top.l) ** 1.25;
  // Beside a warm sky everything seems blue.
  const nuance = b < top.b && top.b > 0 ? 0.3 : 0.75;
  const mixed = (night: number, day: number, above: number) =>
    night * (1 - keeps * 0.8) + (day - above) * nuance * (1 - keeps) + day * keeps * 0.62;
  return rgb({
    mode: 'oklab',
    l: Math.min(moon, light + keeps * 0.09),
    a: mixed(sky.a, a, top.a),
    b: mixed(sky.b, b, top.b),
  });
}

const channels = ({ r, g, b }: Rgb) =>
  [r, g, b].map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
