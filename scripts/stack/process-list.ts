import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A program that runs on this machine. */
export interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** The program and its arguments. */
  readonly command: string;
}

/** Every program that we may see; none where the system has no way to ask (Windows). */
export function runningPrograms(): readonly Running[] {
  if (process.platform === 'linux') return fromProc();
  if (process.platform === 'win32') return [];
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...(stdout ?? '').matchAll(/^ *(\d+) +(\d+) +(\d+) +(.*)$/gm)].map(
    ([, pid, parent, group, command = '']) => running(pid, parent, group, command),
  );
}

/** Small systems such as containers have no `ps`. */
function fromProc(): readonly Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        // The second field, the name, is in parentheses and may hold blanks.
        const [, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [running(pid, parent, group, command)];
      } catch {
        return []; // It has ended meanwhile.
      }
    });
}

function running(pid = '', parent = '', group = '', command: string): Running {
  return { pid: Number(pid), parent: Number(parent), group: Number(group), command };
}
