import { readDevVars } from './dev-vars.ts';
import { runCommand, StackError } from './fail.ts';
import { checkNode } from './node-version.ts';
import { checkPortFree, ports } from './ports.ts';
import { run, stopAll, untilEnd } from './processes.ts';
import { startSite } from './site.ts';
import { startSupabase } from './supabase.ts';

/**
 * The whole stack with one command: variables, build (for `built`), database, site. Prints the addresses and stops
 * everything on Ctrl-C, on SIGTERM, or when one part ends by itself.
 */
export function runStack(kind: 'built' | 'sources'): Promise<void> {
  return runCommand(async () => {
    checkNode();
    const vars = readDevVars();
    await checkPortFree(ports.site, 'the site');
    if (vars.local) await checkPortFree(ports.supabase, 'the local Supabase');
    if (kind === 'built') await build();
    try {
      const supabase = vars.local ? await startSupabase() : undefined;
      const site = await startSite(kind);
      console.log(`\n  Site            ${site.address}`);
      console.log(
        `  API URL         ${supabase?.status.url ?? `${vars.supabaseUrl} (from .dev.vars; none is started here)`}`,
      );
      if (supabase) {
        console.log(`  Publishable key ${supabase.status.publishableKey}`);
        console.log(`  Secret key      ${supabase.status.secretKey}`);
      }
      console.log('\n  Open the site in a browser. Ctrl-C stops everything.\n');
      const children = [site.child, ...(supabase ? [supabase.child] : [])];
      const why = await untilEnd(children);
      console.log(
        why === 'asked' ? '\n▸ Stopping…' : '\n▸ One part ended by itself; stopping the rest…',
      );
      if (why === 'ended') process.exitCode = 1;
    } finally {
      await stopAll();
    }
  });
}

async function build(): Promise<void> {
  console.log('▸ Building the site (about ten seconds)…');
  if (await run('npm', ['run', '--silent', 'build'])) return;
  throw new StackError('The build failed: mend what the lines above say and try again.');
}
