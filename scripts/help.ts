import { readFileSync } from 'node:fs';

/** npm run help: every command with a line on what it does, in groups, from the README's section Commands. */
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
/** Without the marks of code and links. */
const plain = (markdown: string) => markdown.replaceAll(/`|\[|\]\(.*?\)/g, '');

const [, section = ''] = /\n## Commands\n(.*?)\n## /s.exec(readme) ?? [];

for (const line of section.split('\n')) {
  const [, group] = /^### (.+)$/.exec(line) ?? [];
  const [, command, what] = /^\| `(npm [^`]+)` +\| (.+?) +\|$/.exec(line) ?? [];
  if (group) console.log(`\n${group}`);
  if (command && what) console.log(`  ${command.padEnd(28)}${plain(what)}`);
}
