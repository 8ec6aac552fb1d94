import { globSync } from 'node:fs';
import * as v from 'valibot';

/** The folders of app/pictures. */
type Folder = 'heroes' | 'features' | 'toolkit' | 'portraits' | 'stories' | 'samples' | 'logos';

/** A picture by its folder and name, for example "features/governance". */
export type PictureKey = `${Folder}/${string}`;

/** A picture behind a page's title. */
export type HeadKey = `heroes/${string}`;

/** The keys of all pictures. A picture's other files are smaller (-560), for other windows or for the dark. */
const keys = new Set(
  globSync('*/*.{avif,svg}', { cwd: 'app/pictures' })
    .sort()
    .map((file) => file.replace(/(-(\d{3}|middle|tall|night))*\.\w+$/, '')),
);

export const isPictureKey = (value: unknown): value is PictureKey =>
  typeof value === 'string' && keys.has(value);

/** The key of a picture in one of these folders; anything else fails and names them. */
export const pictureKeyOf = <const Name extends Folder>(...folders: readonly Name[]) =>
  v.pipe(
    v.picklist(
      [...keys].filter((key): key is `${Name}/${string}` =>
        folders.some((folder) => key.startsWith(`${folder}/`)),
      ),
      `name a picture of app/pictures/${folders.join(' or ')}, such as ${folders[0]}/name`,
    ),
    v.metadata({ widget: 'picture' }),
  );
