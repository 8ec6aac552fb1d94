import { readFile, writeFile } from 'node:fs/promises';

const families = 'app/content/picture-families.ts';
const registry = 'app/content/pictures.ts';

/** Lists a picture's name in its family in app/content/picture-families.ts, if it is not there. */
export async function listPicture(family: string, name: string): Promise<void> {
  const text = await readFile(families, 'utf8');
  const list = new RegExp(`(\\n  ${family}: \\[)([^\\]]*)\\]`);
  const [, , names = ''] = list.exec(text) ?? [];
  if (names.includes(`'${name}'`)) return;
  const separator = names.trimEnd().endsWith(',') ? ' ' : ', ';
  await write(families, text, text.replace(list, `$1${names.trimEnd()}${separator}'${name}']`));
}

/** Says in app/content/pictures.ts what a picture shows; an empty text makes it decoration. */
export async function setAlternative(key: string, alt: string): Promise<void> {
  const text = await readFile(registry, 'utf8');
  const without = text.replace(new RegExp(`\\n  '${key}':\\s*(['"\`]).*\\1,(?=\\n)`), '');
  const begin = /(const alternatives[^=]*= \{)/;
  const line = alt === '' ? '' : `\n  '${key}': ${JSON.stringify(alt)},`;
  if (!begin.test(without)) throw new Error(`${registry} has no list of alternatives`);
  const changed = without.replace(begin, (start) => start + line);
  if (changed !== text) await writeFile(registry, changed);
}

async function write(file: string, before: string, after: string): Promise<void> {
  if (before === after) throw new Error(`${file}: the list of the family was not found`);
  await writeFile(file, after);
}
