import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { StackError } from './fail.ts';
import { start } from './processes.ts';

const patience = 90_000;

const programs = {
  /** The built site in the runtime that it is deployed to. */
  built: ['wrangler', 'dev', '--ip', '127.0.0.1', '--show-interactive-dev-session=false'],
  /** The sources with hot reload. */
  sources: ['react-router', 'dev', '--host', '127.0.0.1', '--strictPort'],
} as const;

/**
 * Starts the site and waits until its first page is there; returns its address. What the program says before that is
 * shown when `verbose`, or when it fails.
 */
export async function startSite(
  kind: keyof typeof programs,
  { port, verbose }: { port: number; verbose: boolean },
): Promise<{ child: ChildProcess; address: string }> {
  const address = `http://127.0.0.1:${port}/`;
  console.log(`▸ Starting the site on ${address}…`);
  let shown = verbose;
  const kept: string[] = [];
  const [command, ...args] = programs[kind];
  const take = (line: string) => void (shown ? console.log(line) : kept.push(line));
  const child = start(command, [...args, '--port', String(port)], {
    onLine: take,
    onErrorLine: take,
  });
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    if (await responds(address)) {
      shown = true;
      return { child, address };
    }
    await pause(250);
  }
  for (const line of kept) console.log(line);
  throw new StackError(
    'The site did not start: see the lines above, fix what they say and try again.',
  );
}

async function responds(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
