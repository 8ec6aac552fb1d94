import { askedToEnd } from './command.ts';
import { start, stopAll } from './processes.ts';

/** Runs the program that its arguments name, and ends it when the process that started this one is gone, even by kill -9. */
const asked = askedToEnd();
const [command = '', ...args] = process.argv.slice(2);
await Promise.race([asked, start(command, args)]);
await stopAll();
