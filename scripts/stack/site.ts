import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StackError } from './command.ts';
import { start } from './processes.ts';

/** How long the first page may take (milliseconds). */
const patience = 90_000;

const programs = {
  built: ['wrangler', 'dev', '--ip', '127.0.0.1', '--show-interactive-dev-session=false'],
  sources: ['react-router', 'dev', '--host', '127.0.0.1', '--strictPort'],
} as const;

/** Starts the site: resolves with its address and a promise of its end. Throws {@link StackError} where no page answers. */
export async function startSite(
  kind: keyof typeof programs,
  port: number,
  siteUrl: string | null,
  verbose: boolean,
) {
  const address = `http://127.0.0.1:${port}/`;
  console.log(`▸ Starting the site on ${address}…`);
  const kept: string[] = [];
  let shown = verbose;
  const guarded = join(import.meta.dirname, 'guarded.ts');
  // Mails of a scheduled run know no visitor's address.
  const links = kind === 'built' && !siteUrl ? ['--var', `SITE_URL:${address}`] : [];
  const program = [guarded, ...programs[kind], '--port', String(port), ...links];
  const child = start('node', program, (line) => {
    if (shown) console.log(line);
    else kept.push(line);
  });
  let over = false;
  const ended = child.then(() => {
    over = true;
    return 'ended' as const;
  });
  for (const began = Date.now(); Date.now() - began < patience && !over; await pause(250)) {
    if (!(await responds(address))) continue;
    shown = true;
    return { address, ended };
  }
  for (const line of kept) console.log(line);
  throw new StackError(
    'The site did not start: see the lines above, fix what they say and try again.',
  );
}

const responds = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
