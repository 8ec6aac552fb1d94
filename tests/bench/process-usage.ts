import { readFileSync } from 'node:fs';

/** Memory of a process and all that descend from it (MiB); Linux only, elsewhere 0. */
export function memoryOf(pid: number): number {
  return sumOf(familyOf(pid), residentMiB);
}

/** What the runtimes of Workers among a process's descendants have had of the processor (milliseconds); Linux only. */
export function runtimeProcessorOf(pid: number): number {
  return sumOf(familyOf(pid).filter(isRuntime), processorMs);
}

function familyOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

function residentMiB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

function isRuntime(pid: number): boolean {
  return read(`/proc/${pid}/cmdline`).includes('workerd');
}

/** User and system time, the 14th and 15th field of proc(5)'s stat, in hundredths of a second. */
function processorMs(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

function sumOf(pids: readonly number[], figure: (pid: number) => number): number {
  return pids.reduce((sum, pid) => sum + figure(pid), 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
