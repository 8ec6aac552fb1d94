import { globSync, readFileSync } from 'node:fs';

interface Rule {
  readonly wrong: RegExp;
  readonly fix: string;
}

/** What no text may hold, in JSON as in Markdown. */
const everywhere: readonly Rule[] = [
  {
    wrong: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    fix: 'browsers would show it as letters or not at all; take the HTML out',
  },
  { wrong: /&(?:[a-z]+|#\d+|#x[\da-f]+);/i, fix: 'write the character itself' },
  { wrong: /\S+ {2,}\S+/, fix: 'leave one blank between words' },
  { wrong: /http:\/\/[^\s"')>]*/, fix: 'begin the address with https://' },
];

/** What Markdown understands and JSON shows as it is typed. */
const inJson: Rule = {
  wrong: /\*\*|__|\]\(|`/,
  fix: 'this text is shown as it is typed; take the marks of Markdown out',
};

/** Lines of texts that visitors would see otherwise than they were meant. */
export function markupProblems(read = (file: string) => readFileSync(file, 'utf8')) {
  return globSync('app/content/**/*.{json,md}').flatMap((file) => {
    const isJson = file.endsWith('.json');
    const rules = isJson ? [...everywhere, inJson] : everywhere;
    return read(file)
      .split('\n')
      .flatMap((line, index) => {
        const text = isJson ? valueIn(line) : wordsIn(line);
        return rules.flatMap(({ wrong, fix }) => {
          const [found] = wrong.exec(text) ?? [];
          return found ? `${file}: line ${index + 1}: “${found.trim()}”: ${fix}` : [];
        });
      });
  });
}

/** The text of a line of JSON, without its field. */
function valueIn(line: string): string {
  const [text] = /"(?:[^"\\]|\\.)*"(?=,?\s*$)/.exec(line) ?? [];
  return text ? String(JSON.parse(text)) : '';
}

/** A line of Markdown without its code, and without what aligns the columns of a table. */
const wordsIn = (line: string) =>
  line
    .replaceAll(/`[^`]*`/g, '')
    .replace(/^\s+|^[-*\d.]+\s+/, '')
    .replaceAll(/ +\|/g, '|')
    .replaceAll(/\| +/g, '|');
