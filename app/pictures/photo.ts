import { hashes } from './hashes.ts';

/** The widths (pixels) that the build makes of each of the owner's photographs, the largest last. */
export const photoWidths = [560, 1200] as const;

/** The files of a photograph by its address, such as /images/photos/robin.jpg. */
export function photoFiles(file: string): { readonly src: string; readonly srcSet: string } {
  const hash = hashes[file];
  const published = hash ? file.replace('/images/', `/assets/${hash}/`) : file;
  const srcSet = photoWidths.map((width) => `${photoFile(published, width)} ${width}w`).join(', ');
  return { src: photoFile(published, photoWidths[1]), srcSet };
}

export const photoFile = (file: string, width: number) => file.replace(/\.\w+$/, `-${width}.avif`);
