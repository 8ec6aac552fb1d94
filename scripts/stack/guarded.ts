import { askedToEnd } from './command.ts';
import { start, stopAll } from './processes.ts';

/**
 * Runs the program that its arguments name, and ends it when the process that started this one is gone, even by a kill
 * that leaves no time for anything.
 */
const asked = askedToEnd();
const [command = '', ...args] = process.argv.slice(2);
await Promise.race([asked, start(command, args)]);
await stopAll();
