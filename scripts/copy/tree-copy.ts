import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type RunningCopy, startIn } from './running-copy.ts';

const env = { ...process.env, PORT: '18787', SUPABASE_PORT: '18321', SITE_URL: '' };

/** What a command of the copy said, on both of its outputs. */
export interface Ran {
  readonly ok: boolean;
  readonly said: string;
}

/**
 * A copy of the project in a folder of its own, in which a check does what an owner would do. It shares the packages, and
 * its `npm start` has ports of its own.
 */
export class TreeCopy {
  readonly folder: string;

  constructor(name: string) {
    this.folder = mkdtempSync(join(tmpdir(), `${name}-`));
    const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard']).toString();
    for (const file of listed.split('\0')) {
      if (file && existsSync(file)) cpSync(file, join(this.folder, file));
    }
    for (const packages of ['node_modules', 'illustrations/node_modules']) {
      const here = join(process.cwd(), packages);
      if (existsSync(here)) symlinkSync(here, join(this.folder, packages));
    }
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, content: string | Uint8Array): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  remove(file: string): void {
    rmSync(join(this.folder, file));
  }

  /** Replaces a text of a file where it stands first. Throws when it is not there: the instruction is out of date. */
  replace(file: string, before: string | RegExp, after: string): void {
    const text = this.read(file);
    const changed = text.replace(before, () => after);
    if (changed === text) throw new Error(`${file} does not hold ${before}`);
    this.write(file, changed);
  }

  /** Runs `npm run COMMAND`; `input` is what a person would type. */
  npm(command: string, input = ''): Ran {
    const [name = '', ...args] = command.split(' ');
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])],
      { cwd: this.folder, env, input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    return { ok: status === 0, said: `${stdout}${stderr}` };
  }

  /** Starts the copy as an owner would, which builds it first. Throws with what it said when it does not come up. */
  start(): Promise<RunningCopy> {
    return startIn(this.folder, env);
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
