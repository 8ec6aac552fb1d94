import { logoFiles } from './logos.ts';
import type { DrawnFile } from './manifest.ts';
import { pictureFiles } from './picture-files.ts';

/** Every file that is drawn here. */
export const allFiles = (): readonly DrawnFile[] => [...pictureFiles(), ...logoFiles];
