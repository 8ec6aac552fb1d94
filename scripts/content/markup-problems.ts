import { globSync, readFileSync } from 'node:fs';

interface Rule {
  readonly wrong: RegExp;
  readonly fix: string;
}

/** What no text may hold, in data and modules as in Markdown. */
const everywhere: readonly Rule[] = [
  {
    wrong: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    fix: 'browsers would show it as letters or not at all; take the HTML out',
  },
  { wrong: /&(?:[a-z]+|#\d+|#x[\da-f]+);/i, fix: 'write the character itself' },
  { wrong: /\S+ {2,}\S+/, fix: 'leave one blank between words' },
  { wrong: /http:\/\/[^\s"')>]*/, fix: 'begin the address with https://' },
];

/** What Markdown understands and other texts show as they are typed. */
const outsideMarkdown: Rule = {
  wrong: /\*\*|__|\]\(|`/,
  fix: 'this text is shown as it is typed; take the marks of Markdown out',
};

/** Lines of texts that visitors would see otherwise than they were meant. */
export function markupProblems(read = (file: string) => readFileSync(file, 'utf8')) {
  return globSync(['app/content/**/*.{json,md}', 'app/content/*.ts']).flatMap((file) => {
    const isMarkdown = file.endsWith('.md');
    const rules = isMarkdown ? everywhere : [...everywhere, outsideMarkdown];
    const textsIn = file.endsWith('.ts') ? quotedIn : valueIn;
    return read(file)
      .split('\n')
      .flatMap((line, index) => {
        const text = isMarkdown ? wordsIn(line) : textsIn(line);
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

/** The texts in a line of a module, one below the other. */
const quotedIn = (line: string) =>
  [...line.replace(/^ *(\/\/|\/?\*).*/, '').matchAll(/(["'`])((?:\\.|(?!\1).)*)\1/g)]
    .map(([, , text = '']) => text.replaceAll(/\\(.)/g, '$1'))
    .join('\n');

/** A line of Markdown without its code, and without what aligns the columns of a table. */
const wordsIn = (line: string) =>
  line
    .replaceAll(/`[^`]*`/g, '')
    .replace(/^\s+|^[-*\d.]+\s+/, '')
    .replaceAll(/ +\|/g, '|')
    .replaceAll(/\| +/g, '|');
