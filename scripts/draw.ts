import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** npm run draw: what is missing, has changed or is named; with check, compares files with drawings; npm run add:picture. */
const [what = '', ...rest] = process.argv.slice(2);
if (
  changed('illustrations/node_modules/.package-lock.json') <
  changed('illustrations/package-lock.json')
) {
  console.log('▸ Installing what draws pictures (illustrations/package.json)…');
  run('npm', ['ci', '--prefix', 'illustrations', '--no-fund', '--no-audit']);
}
if (what === 'check') run('tsc', ['-p', 'illustrations']);
if (what === 'check' || what === 'add-picture') run('node', [`illustrations/${what}.ts`, ...rest]);
else run('node', ['illustrations/index.ts', ...process.argv.slice(2)]);

function changed(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Runs a program in this terminal and ends with its status where it fails. */
function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
