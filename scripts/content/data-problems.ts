import { readFileSync } from 'node:fs';
import {
  checkedData,
  type DataName,
  dataFile,
  dataSchemas,
} from '../../app/content/schemas/data.ts';

/** The data files, those first whose facts other texts name in braces. */
export const dataNames = Object.keys(dataSchemas).filter(
  (name): name is DataName => name in dataSchemas,
);

/** What is wrong in app/content/data, a line each: file, field and fix. Placeholders are filled in once the facts hold. */
export async function dataProblems(read = (file: string) => readFileSync(file, 'utf8')) {
  const facts = (['organization', 'prices'] as const).flatMap((name) => problemsOf(name, read));
  if (facts.length > 0) return facts;
  const { fillFactsIn } = await import('../../app/content/fill-facts.ts');
  return dataNames.flatMap((name) => problemsOf(name, read, fillFactsIn));
}

function problemsOf(
  name: DataName,
  read: (file: string) => string,
  fill = (value: unknown) => value,
): readonly string[] {
  const file = dataFile(name);
  try {
    checkedData(name, fill(JSON.parse(read(file))));
    return [];
  } catch (error) {
    return linesOf(file, error);
  }
}

/** An error's lines: those that name a file already as they are, others with how to find the place. */
export function linesOf(file: string, error: unknown): readonly string[] {
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith('app/')) return message.split('\n');
  const [, line] = /\(line (\d+) /.exec(message) ?? [];
  const fix = 'look there and just above for a missing quotation mark, comma or bracket';
  return [`${file}: ${line ? `line ${line}: it cannot be read; ${fix}` : message}`];
}
