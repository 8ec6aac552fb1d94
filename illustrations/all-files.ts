import { faviconFiles } from './favicons.ts';
import { fontsFile } from './fonts.ts';
import { logoFiles } from './logos.ts';
import type { DrawnFile } from './manifest.ts';
import { pictureFiles } from './picture-files.ts';
import { cardFiles } from './social-cards.ts';

/** Every file that is drawn here. */
export async function allFiles(): Promise<readonly DrawnFile[]> {
  return [fontsFile, ...pictureFiles(), ...logoFiles, ...faviconFiles, ...(await cardFiles())];
}
