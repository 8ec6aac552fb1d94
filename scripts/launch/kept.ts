import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { confirm } from '@clack/prompts';
import * as v from 'valibot';
import { answered } from './questions.ts';

const file = 'scripts/launch/kept.json';

const KeptSchema = v.record(v.string(), v.string());

type Kept = v.InferOutput<typeof KeptSchema>;

/** The placeholders that somebody wants to publish as they are, each with the day of that answer. Undefined before the first launch. */
export function readKept(): Kept | undefined {
  return existsSync(file) ? v.parse(KeptSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Asks about each that nobody has answered for yet, and forgets those that are gone. */
export async function askToKeep(
  found: readonly { readonly key: string; readonly line: string }[],
  today: string,
): Promise<Kept> {
  const before = readKept() ?? {};
  const kept: Kept = {};
  for (const { key, line } of found) {
    const message = `${line}. Publish it as it is?`;
    const day =
      before[key] ?? ((await answered(confirm({ message, initialValue: false }))) && today);
    if (day) kept[key] = day;
    writeFileSync(file, `${JSON.stringify({ ...before, ...kept }, null, 2)}\n`);
  }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  return kept;
}
