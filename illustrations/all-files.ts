import { faviconFiles } from './favicons.ts';
import { fontsFile } from './fonts.ts';
import { iconsFile } from './icons.ts';
import { logoFiles } from './logos.ts';
import type { DrawnFile } from './manifest.ts';
import { pictureFiles } from './picture-files.ts';
import { samplePages } from './sample-pages.ts';
import { cardFiles } from './social-cards.ts';

/** Every file that is drawn here. */
export async function allFiles(): Promise<readonly DrawnFile[]> {
  const drawn = [...pictureFiles(), ...logoFiles, ...faviconFiles, ...(await cardFiles())];
  return [iconsFile(), fontsFile, ...drawn, ...samplePages()];
}
