import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Runs the tool that draws the pictures (illustrations/), whose packages are not the site's: they are installed when it
 * is first used. Run: node scripts/draw.ts pictures|cards|fonts|add-picture [arguments]
 */
const modules: Readonly<Record<string, readonly string[]>> = {
  pictures: ['index', 'logos', 'favicons', 'social-cards'],
  cards: ['social-cards'],
  fonts: ['fonts'],
  'add-picture': ['add-picture'],
};

const [what = '', ...args] = process.argv.slice(2);
if (!existsSync('illustrations/node_modules')) {
  console.log('Installing what draws pictures, once (illustrations/package.json) …');
  run('npm', ['ci', '--prefix', 'illustrations', '--no-fund', '--no-audit']);
}
// With names only those pictures are wanted, and no icons.
const wanted = what === 'pictures' && args.length > 0 ? ['index'] : (modules[what] ?? []);
for (const name of wanted) run(process.execPath, [`illustrations/${name}.ts`, ...args]);

/** Runs a program in this terminal and ends with its status where it fails. */
function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
