import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * npm run draw: draws what is missing or has changed, or the pictures that are named; `npm run draw check` compares every
 * file with its drawing, `npm run add:picture` takes a photograph. First installs the drawing tool's own packages.
 */
const [what = '', ...rest] = process.argv.slice(2);
if (
  changed('illustrations/node_modules/.package-lock.json') <
  changed('illustrations/package-lock.json')
) {
  console.log('▸ Installing what draws pictures (illustrations/package.json)…');
  run('npm', ['ci', '--prefix', 'illustrations', '--no-fund', '--no-audit']);
}
if (what === 'check') node('node_modules/typescript/bin/tsc', '-p', 'illustrations');
if (what === 'check' || what === 'add-picture') node(`illustrations/${what}.ts`, ...rest);
else node('illustrations/index.ts', ...process.argv.slice(2));

function changed(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function node(...args: string[]): void {
  run(process.execPath, args);
}

/** Runs a program in this terminal and ends with its status where it fails. */
function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
