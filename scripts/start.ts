import { buildIsCurrent } from './build/stamp.ts';
import { buildSite } from './build.ts';
import type { LocalSupabase } from './local-supabase/index.ts';
import { askedToEnd, runCommand } from './stack/command.ts';
import { type DevVars, readDevVars, useLocalPort } from './stack/dev-vars.ts';
import { sayWhetherItAnswers } from './stack/hosted.ts';
import { portFrom, requireFree } from './stack/ports.ts';
import { stopAll } from './stack/processes.ts';
import { startSite } from './stack/site.ts';

const kind = process.argv.includes('--dev') ? 'sources' : 'built';
const verbose = process.argv.includes('--verbose');
let supabase: LocalSupabase | undefined;

/** npm start: the built site on its database, as it is deployed; npm run dev (--dev): its sources, with hot reload. */
await runCommand(async () => {
  const asked = askedToEnd();
  const ended = bringUp();
  // What is under way when the person ends the command fails, and that is no news.
  ended.catch(() => undefined);
  try {
    const why = await Promise.race([asked, ended]);
    console.log(why === 'asked' ? '\n▸ Stopping…' : '\n▸ The site ended by itself; stopping…');
    return why === 'ended' ? 1 : 0;
  } finally {
    await stopAll();
    await supabase?.stop();
  }
});

async function bringUp(): Promise<'ended'> {
  const vars = readDevVars();
  const port = portFrom('PORT');
  await requireFree(port, 'PORT');
  if (vars.localPort) {
    await requireFree(vars.localPort, 'SUPABASE_PORT');
    console.log('▸ Starting the local Supabase (its data is kept in .supabase)…');
    // Loaded here, so that a start which fails before says so at once.
    const { startLocalSupabase } = await import('./local-supabase/index.ts');
    supabase = await startLocalSupabase(vars.localPort);
  } else {
    await sayWhetherItAnswers({ url: vars.supabaseUrl, key: vars.key });
  }
  if (kind === 'built') {
    if (buildIsCurrent()) console.log('▸ The site is built already: nothing changed since.');
    else await buildSite(verbose);
  }
  const undo = useLocalPort(vars);
  const site = await startSite(kind, port, vars.siteUrl, verbose).catch((error) => {
    undo();
    throw error;
  });
  // As Cloudflare's cron trigger does each minute; a failure stands in the Worker's own log.
  const schedule = () => fetch(`${site.address}cdn-cgi/handler/scheduled`).catch(() => undefined);
  setInterval(schedule, 60_000).unref();
  sayWhere(site.address, vars);
  return site.ended;
}

function sayWhere(address: string, { supabaseUrl, mails }: DevVars): void {
  const mail = mails
    ? 'a file for each, which a line here names; gone when you stop'
    : 'off: .dev.vars has no NOTICES_ variables';
  const local = supabase && [
    `  Publishable key ${supabase.publishableKey}`,
    `  Secret key      ${supabase.secretKey}`,
    '  In a second terminal: npm run db show lists the tables, npm run add:job adds a job.',
  ];
  const lines = [
    `  Site            ${address}`,
    `  API URL         ${supabaseUrl}`,
    ...(local ?? []),
    `  Mail            ${mail}`,
    '  Schedule        runs once a minute, as on Cloudflare (reminders, digest, new attempts)',
    '  Open the site in a browser. Ctrl-C stops everything.',
  ];
  console.log(`\n${lines.join('\n')}\n`);
}
