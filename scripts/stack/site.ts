import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { StackError } from './fail.ts';
import { ports } from './ports.ts';
import { start } from './processes.ts';

const address = `http://127.0.0.1:${ports.site}/`;
const patience = 90_000;

const programs = {
  /** The built site in the runtime that it is deployed to. */
  built: [
    'wrangler',
    'dev',
    '--ip',
    '127.0.0.1',
    '--port',
    String(ports.site),
    '--show-interactive-dev-session=false',
  ],
  /** The sources with hot reload. */
  sources: [
    'react-router',
    'dev',
    '--host',
    '127.0.0.1',
    '--port',
    String(ports.site),
    '--strictPort',
  ],
} as const;

/** Starts the site and waits until its first page is there; returns its address. */
export async function startSite(
  kind: keyof typeof programs,
): Promise<{ child: ChildProcess; address: string }> {
  console.log(`▸ Starting the site on ${address}…`);
  const [command, ...args] = programs[kind];
  const child = start(command, args);
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    if (await responds()) return { child, address };
    await pause(250);
  }
  throw new StackError(
    'The site did not start: see the lines above, mend what they say and try again.',
  );
}

async function responds(): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
