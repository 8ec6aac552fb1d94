import * as v from 'valibot';
import { type PictureKey, type PictureKeyOf, pictures } from '../../pictures/picture-list.ts';

export const isPictureKey = (value: unknown): value is PictureKey =>
  typeof value === 'string' && Object.hasOwn(pictures, value);

const keys = Object.keys(pictures).filter(isPictureKey);

/** A picture's key; anything else fails and names the place of the list. */
export const PictureKeySchema = v.pipe(
  v.picklist(keys, 'name a picture listed in app/pictures/picture-list.ts'),
  v.metadata({ widget: 'picture' }),
);

export const pictureKeyOf = <const Folder extends string>(folder: Folder) =>
  v.pipe(
    v.picklist(
      keys.filter((key): key is PictureKeyOf<Folder> => key.startsWith(`${folder}/`)),
      `name a picture of the folder ${folder}, listed in app/pictures/picture-list.ts`,
    ),
    v.metadata({ widget: 'picture' }),
  );
