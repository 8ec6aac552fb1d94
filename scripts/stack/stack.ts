import type { ChildProcess } from 'node:child_process';
import { askedToEnd } from './asked-to-end.ts';
import { buildSite } from './build-site.ts';
import { type DevVars, readDevVars } from './dev-vars.ts';
import { runCommand } from './fail.ts';
import { freePort } from './free-port.ts';
import { portFrom } from './ports.ts';
import { firstEnd, stopAll } from './processes.ts';
import { startSite } from './site.ts';
import { type SupabaseStatus, startSupabase } from './supabase.ts';

type Kind = 'built' | 'sources';

/**
 * The whole stack with one command: variables, database, build (for `built`), site. Prints the addresses and stops
 * everything on Ctrl-C, on SIGTERM, or when one part ends by itself, also while it is still starting.
 */
export function runStack(kind: Kind): Promise<void> {
  return runCommand(async () => {
    const asked = askedToEnd();
    const ended = bringUp(kind).then(firstEnd);
    // What is under way when the person ends the command fails, and that is no news.
    ended.catch(() => undefined);
    try {
      const why = await Promise.race([asked, ended]);
      console.log(
        why === 'asked' ? '\n▸ Stopping…' : '\n▸ One part ended by itself; stopping the rest…',
      );
      return why === 'ended' ? 1 : 0;
    } finally {
      await stopAll();
    }
  });
}

/** Starts one part after the other and says where they are; resolves with their processes. */
async function bringUp(kind: Kind): Promise<readonly ChildProcess[]> {
  const vars = readDevVars();
  const verbose = process.argv.includes('--verbose');
  const port = portFrom('PORT');
  await freePort(port, 'the site', 'PORT');
  if (vars.localPort) await freePort(vars.localPort, 'the local Supabase', 'SUPABASE_PORT');
  const supabase = vars.localPort ? await startSupabase(vars.localPort) : undefined;
  if (kind === 'built') {
    await buildSite({ verbose, onlyWhenChanged: true });
  }
  const site = await startSite(kind, { port, verbose });
  sayWhere(site.address, vars, supabase?.status);
  return [site.child, ...(supabase ? [supabase.child] : [])];
}

/** The last lines: addresses, keys, where mails are, and how to see the tables. */
function sayWhere(address: string, vars: DevVars, local: SupabaseStatus | undefined): void {
  const hosted = `${vars.supabaseUrl} (from .dev.vars; none is started here)`;
  const mail = vars.mails
    ? 'a file for each, which a line here names; gone when you stop'
    : 'off: .dev.vars has no NOTICES_ variables';
  console.log(`\n  Site            ${address}`);
  console.log(`  API URL         ${local?.url ?? hosted}`);
  if (local) {
    console.log(`  Publishable key ${local.publishableKey}`);
    console.log(`  Secret key      ${local.secretKey}`);
  }
  console.log(`  Mail            ${mail}\n`);
  if (local) {
    console.log(
      '  npm run db show lists the tables, npm run db show jobs shows one, in a second terminal.',
    );
    console.log('  npm run add:job asks for a job and adds it.');
  }
  console.log('\n  Open the site in a browser. Ctrl-C stops everything.\n');
}
