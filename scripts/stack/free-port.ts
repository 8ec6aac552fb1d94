import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers } from './answers.ts';
import { StackError } from './fail.ts';
import { type PortVariable, takenPort } from './ports.ts';
import { type Running, runningPrograms } from './process-list.ts';
import { signalGroup } from './signal-group.ts';

const project = join(import.meta.dirname, '../..');

/** How long a program may take to end by itself, and to end at all (milliseconds). */
const patience = { gentle: 4_000, whole: 8_000 };

/**
 * Makes sure that a port is free. What an earlier start of this project left there because it was killed is ended: its
 * programs are known by their path. Throws {@link StackError} when the port is in use.
 */
export async function freePort(port: number, what: string, variable: PortVariable): Promise<void> {
  if (!(await answers(port))) return;
  const programs = runningPrograms();
  const ours = groupsOn(port, programs);
  const orphans = ours.filter((group) => isOrphan(group, programs));
  if (orphans.length < ours.length) {
    throw new StackError(
      `Port ${port}, which ${what} needs, is in use by this project already: stop that npm start, npm run dev or npm run db with Ctrl-C in its terminal, or choose another port with ${variable}=${port + 1}.`,
    );
  }
  if (orphans.length > 0) {
    console.log(`▸ Ending what a killed start left behind on port ${port}…`);
    if (await end(orphans, port)) return;
  }
  throw new StackError(takenPort(port, what, variable));
}

/** The process groups with a program of this project that was given the port. */
function groupsOn(port: number, programs: readonly Running[]): readonly number[] {
  const named = new RegExp(`\\b${port}\\b`);
  const ours = programs.filter(
    ({ command }) => command.includes(`${project}/`) && named.test(command),
  );
  return [...new Set(ours.map(({ group }) => group))];
}

/** Whoever starts a program makes it the leader of a group and stays its parent; an orphan's parent is the system. */
function isOrphan(group: number, programs: readonly Running[]): boolean {
  const members = programs.filter((one) => one.group === group);
  const starter = programs.find(
    ({ pid, group: other, command }) =>
      pid > 1 &&
      other !== group &&
      /\bnode\b/.test(command) &&
      members.some(({ parent }) => parent === pid),
  );
  return starter === undefined;
}

/** Asks groups to end, then ends them; true as soon as the port is free. */
async function end(groups: readonly number[], port: number): Promise<boolean> {
  const started = Date.now();
  for (const group of groups) signalGroup(group, 'SIGTERM');
  while (Date.now() - started < patience.whole) {
    if (!(await answers(port))) return true;
    if (Date.now() - started > patience.gentle) {
      for (const group of groups) signalGroup(group, 'SIGKILL');
    }
    await pause(200);
  }
  return false;
}
