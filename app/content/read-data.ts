import { fillTexts } from './fill-text.ts';
import { checkedData, type DataName } from './schemas/data.ts';

/**
 * What a data file says, with its placeholders filled in and checked. Modules that read data run at build (see
 * scripts/build/content-data.ts): the bundles get what they export, without schemas.
 */
export function readData<Name extends DataName>(name: Name, value: unknown) {
  const complete = checkedData(name, fillTexts(value));
  // A schema's default for what was left out has placeholders too.
  return checkedData(name, fillTexts(complete));
}
