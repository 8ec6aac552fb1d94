import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StackError } from './command.ts';
import { start } from './processes.ts';

/** How long the first page may take (milliseconds). */
const patience = 90_000;

const programs = {
  /** The built site in the runtime that it is deployed to. */
  built: ['wrangler', 'dev', '--ip', '127.0.0.1', '--show-interactive-dev-session=false'],
  /** The sources with hot reload. */
  sources: ['react-router', 'dev', '--host', '127.0.0.1', '--strictPort'],
} as const;

/** Which of the two sites is started. */
export type Kind = keyof typeof programs;

/**
 * Starts the site and waits until its first page answers; resolves with its address and a promise of its end. What the
 * program says before is shown when `verbose`, or when it fails, which throws {@link StackError}.
 */
export async function startSite(kind: Kind, { port, verbose }: { port: number; verbose: boolean }) {
  const address = `http://127.0.0.1:${port}/`;
  console.log(`▸ Starting the site on ${address}…`);
  const kept: string[] = [];
  let shown = verbose;
  const guarded = join(import.meta.dirname, 'guarded.ts');
  const child = start('node', [guarded, ...programs[kind], '--port', String(port)], {
    onLine: (line) => void (shown ? console.log(line) : kept.push(line)),
  });
  let over = false;
  const ended = child.then(() => {
    over = true;
    return 'ended' as const;
  });
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && !over) {
    if (await responds(address)) {
      shown = true;
      return { address, ended };
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
