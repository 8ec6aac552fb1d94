import { fillFactsIn } from './fill-facts.ts';
import { checkedData, type DataName } from './schemas/data.ts';

/** A data file's content, filled in and checked; at build, so that bundles have no schemas (scripts/build/content-data.ts). */
export function readData<Name extends DataName>(name: Name, value: unknown) {
  const complete = checkedData(name, fillFactsIn(value));
  // A schema's default for what was left out has placeholders too.
  return checkedData(name, fillFactsIn(complete));
}
