import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { runCommand, StackError } from './stack/command.ts';

/**
 * npm run test:content: the test of the tests. In a copy of this folder it changes nearly every value that the editor offers and runs
 * npm test there, once with more of everything and once with less: no test may depend on what an owner writes. `-- more` or
 * `-- less` runs one of the two; with a command after it, that instead of npm test.
 */
const project = join(import.meta.dirname, '..');
const [asked, ...command] = process.argv.slice(2);
const directions = ['more', 'less'].filter((direction) => (asked ?? direction) === direction);
const failed: string[] = [];

await runCommand(async () => {
  if (directions.length === 0) throw new StackError(`Write more or less, not ${asked}.`);
  for (const direction of directions) {
    const folder = await copyProject(direction);
    const run = (program: string, ...args: string[]) =>
      execa(program, args, { cwd: folder, stdio: 'inherit', reject: false, preferLocal: true });
    console.log(`▸ ${direction} of everything, in ${folder}`);
    const change = await run('node', 'scripts/test/change-content.ts', direction);
    if (change.exitCode !== 0) throw new StackError('The content could not be changed.');
    const [program = 'npm', ...args] = command.length > 0 ? command : ['npm', 'test'];
    const { exitCode } = await run(program, ...args);
    if (exitCode === 0) rmSync(folder, { recursive: true });
    else failed.push(`${direction}: look into ${folder}`);
  }
  if (failed.length > 0)
    throw new StackError(`Tests depend on what an owner may change. ${failed.join('; ')}`);
});

/** A copy without what is built, in the temporary folder. */
async function copyProject(direction: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `other-content-${direction}-`));
  const list = ['ls-files', '-co', '--exclude-standard', '-z'];
  const { stdout } = await execa('git', list, { cwd: project });
  // Git lists files that were deleted and not committed, too.
  const files = stdout.split('\0').filter((file) => file && existsSync(join(project, file)));
  for (const file of files) cpSync(join(project, file), join(folder, file));
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
