import type { LocalSupabase } from '../local-supabase/index.ts';
import { buildSite } from './build-site.ts';
import { askedToEnd, runCommand } from './command.ts';
import { type DevVars, readDevVars, useLocalPort } from './dev-vars.ts';
import { sayWhetherItAnswers } from './hosted.ts';
import { portFrom, requireFree } from './ports.ts';
import { stopAll } from './processes.ts';
import { type Kind, startSite } from './site.ts';

/**
 * Starts variables, database, build (for `built`) and site, prints the addresses, and stops everything on Ctrl-C, on
 * SIGTERM or when the site ends by itself, also while it is still starting.
 */
export function runStack(kind: Kind): Promise<void> {
  return runCommand(async () => {
    const asked = askedToEnd();
    const running: { supabase?: LocalSupabase } = {};
    const ended = bringUp(kind, running);
    // What is under way when the person ends the command fails, and that is no news.
    ended.catch(() => undefined);
    try {
      const why = await Promise.race([asked, ended]);
      console.log(why === 'asked' ? '\n▸ Stopping…' : '\n▸ The site ended by itself; stopping…');
      return why === 'ended' ? 1 : 0;
    } finally {
      await stopAll();
      await running.supabase?.stop();
    }
  });
}

/** Starts one part after the other and says where they are; resolves when the site ends. */
async function bringUp(kind: Kind, running: { supabase?: LocalSupabase }): Promise<'ended'> {
  const verbose = process.argv.includes('--verbose');
  const vars = readDevVars();
  const port = portFrom('PORT');
  await requireFree(port, 'PORT');
  if (vars.localPort) {
    await requireFree(vars.localPort, 'SUPABASE_PORT');
    console.log('▸ Starting the local Supabase (its data is kept in .supabase)…');
    // Loaded here, so that a start which fails before says so at once.
    const { startLocalSupabase } = await import('../local-supabase/index.ts');
    running.supabase = await startLocalSupabase({
      port: vars.localPort,
      dataFolder: '.supabase',
      seed: true,
    });
  } else {
    await sayWhetherItAnswers({ url: vars.supabaseUrl, key: vars.key });
  }
  if (kind === 'built') await buildSite({ verbose, onlyWhenChanged: true });
  const undo = useLocalPort(vars);
  try {
    const site = await startSite(kind, { port, verbose });
    setInterval(() => runSchedule(site.address), 60_000).unref();
    sayWhere(site.address, vars, running.supabase);
    return site.ended;
  } catch (error) {
    undo();
    throw error;
  }
}

/** Runs the scheduled handler, as Cloudflare's cron trigger does each minute; a failure stands in the Worker's own log. */
function runSchedule(address: string): void {
  fetch(`${address}cdn-cgi/handler/scheduled`).catch(() => undefined);
}

/** The last lines: addresses, keys, where mails are, and how to see the tables. */
function sayWhere(address: string, vars: DevVars, local: LocalSupabase | undefined): void {
  console.log(`\n  Site            ${address}`);
  console.log(`  API URL         ${vars.supabaseUrl}`);
  if (local) {
    console.log(`  Publishable key ${local.publishableKey}`);
    console.log(`  Secret key      ${local.secretKey}`);
  }
  console.log(
    vars.mails
      ? '  Mail            a file for each, which a line here names; gone when you stop'
      : '  Mail            off: .dev.vars has no NOTICES_ variables',
  );
  console.log(
    '  Schedule        runs once a minute, as on Cloudflare (reminders, digest, new attempts)',
  );
  if (local) {
    console.log(
      '\n  In a second terminal: npm run db show lists the tables, npm run add:job adds a job.',
    );
  }
  console.log('\n  Open the site in a browser. Ctrl-C stops everything.\n');
}
