import * as v from 'valibot';
import {
  type PictureFamilies,
  type PictureKey,
  type PictureKeyOf,
  pictureKeys,
} from '../picture-families.ts';

const known = new Set(pictureKeys);

/** True for a key of the list. */
export const isPictureKey = (value: unknown): value is PictureKey =>
  typeof value === 'string' && known.has(value);

/** A picture's key; anything else fails and names the place of the list. */
export const PictureKeySchema = v.picklist(
  pictureKeys.filter(isPictureKey),
  'name a picture listed in app/content/picture-families.ts; npm run add:picture adds one',
);

/** A key of one family only. */
export const pictureKeyOf = <const Family extends keyof PictureFamilies>(family: Family) =>
  v.picklist(
    pictureKeys.filter((key): key is PictureKeyOf<Family> => key.startsWith(`${family}/`)),
    `name a picture of the family ${family}, listed in app/content/picture-families.ts; npm run add:picture adds one`,
  );
