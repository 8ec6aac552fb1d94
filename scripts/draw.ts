import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Runs the tool that draws the pictures (illustrations/), whose packages are not the site's: they are installed when it
 * is first used. Run: node scripts/draw.ts pictures|cards|fonts|add-picture|check [arguments]
 */
const commands: Readonly<Record<string, readonly string[]>> = {
  pictures: ['index.ts', 'pictures'],
  cards: ['index.ts', 'cards'],
  fonts: ['fonts.ts'],
  'add-picture': ['add-picture.ts'],
  check: ['check.ts'],
};

const [what = '', ...args] = process.argv.slice(2);
if (!existsSync('illustrations/node_modules')) {
  console.log('▸ Installing what draws pictures, once (illustrations/package.json)…');
  run('npm', ['ci', '--prefix', 'illustrations', '--no-fund', '--no-audit']);
}
const [module, ...first] = commands[what] ?? [];
if (!module) throw new Error(`Say one of ${Object.keys(commands).join(', ')}`);
if (what === 'check')
  run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'illustrations']);
run(process.execPath, [`illustrations/${module}`, ...first, ...args]);

/** Runs a program in this terminal and ends with its status where it fails. */
function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
