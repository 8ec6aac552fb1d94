import icons from '../../app/theme/icons.json' with { type: 'json' };
import { iconNames } from './icon-names.ts';

/** Icons that texts or components name and that the picture of icons lacks, in a line. */
export function iconProblems(
  named: readonly string[] = iconNames(),
  drawn: readonly string[] = icons.names,
): readonly string[] {
  const missing = named.filter((name) => !drawn.includes(name));
  return missing.length > 0
    ? [
        `app/theme/icons.json: names: ${missing.join(', ')} is not there yet; run npm run draw, or choose another icon`,
      ]
    : [];
}
