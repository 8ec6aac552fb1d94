import { globSync, readFileSync } from 'node:fs';

/** What no text may hold, in data and modules as in Markdown. */
const everywhere = [
  {
    wrong: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    fix: 'browsers would show it as letters or not at all; take the HTML out',
  },
  { wrong: /&(?:[a-z]+|#\d+|#x[\da-f]+);/i, fix: 'write the character itself' },
  { wrong: /\S+ {2,}\S+/, fix: 'leave one blank between words' },
  { wrong: /http:\/\/[^\s"')>]*/, fix: 'begin the address with https://' },
];

/** What Markdown understands and other texts show as they are typed. */
const outsideMarkdown = {
  wrong: /\*\*|__|\]\(|`/,
  fix: 'this text is shown as it is typed; take the marks of Markdown out',
};

/** Lines of texts that visitors would see otherwise than they were meant. */
export function markupProblems(read = (file: string) => readFileSync(file, 'utf8')) {
  return globSync(['app/content/**/*.{json,md}', 'app/content/*.ts']).flatMap((file) => {
    const isMarkdown = file.endsWith('.md');
    const rules = isMarkdown ? everywhere : [...everywhere, outsideMarkdown];
    const lines = isMarkdown
      ? read(file).split('\n').map(wordsIn)
      : quotedIn(read(file)).split('\n');
    return lines.flatMap((text, index) =>
      rules.flatMap(({ wrong, fix }) => {
        const [found] = wrong.exec(text) ?? [];
        return found ? `${file}: line ${index + 1}: “${found.trim()}”: ${fix}` : [];
      }),
    );
  });
}

const comment = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs;
const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gs;

/** The texts of a module or of JSON, in the lines where they stand, with a tab between two. */
function quotedIn(source: string): string {
  const code = source.replaceAll(comment, (words) => words.replaceAll(/[^\n]/g, ''));
  let texts = '';
  let end = 0;
  for (const { 0: text, index } of code.matchAll(quoted)) {
    texts += code.slice(end, index).replaceAll(/[^\n]+/g, '\t');
    texts += text.slice(1, -1).replaceAll(/\\(.)/g, '$1');
    end = index + text.length;
  }
  return texts;
}

/** A line of Markdown without its code, and without what aligns the columns of a table. */
const wordsIn = (line: string) =>
  line
    .replaceAll(/`[^`]*`/g, '')
    .replace(/^\s+|^[-*\d.]+\s+/, '')
    .replaceAll(/ +\|/g, '|')
    .replaceAll(/\| +/g, '|');
