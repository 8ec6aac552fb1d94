import { fillTexts } from './fill-text.ts';
import { checkedData, type DataName } from './schemas/data.ts';

/**
 * What a data file says, with its placeholders filled in and checked. Modules that read data run at build (see
 * scripts/build/content-data.ts): the bundles get what they export, without schemas.
 */
export function readData<Name extends DataName>(name: Name, value: unknown) {
  return checkedData(name, fillTexts(value));
}
