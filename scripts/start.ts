import { setTimeout as pause } from 'node:timers/promises';
import { buildIsOurs } from './build/stamp.ts';
import { buildSite } from './build.ts';
import type { LocalSupabase } from './local-supabase/index.ts';
import { lockFolder } from './local-supabase/lock.ts';
import { askedToEnd, CommandError, runCommand } from './stack/command.ts';
import { type DevVars, readDevVars } from './stack/dev-vars.ts';
import { projectProblem } from './stack/hosted.ts';
import { requireFree, sitePort } from './stack/ports.ts';
import { start, stopAll } from './stack/processes.ts';

const isBuilt = !process.argv.includes('--dev');
const program = isBuilt ? 'wrangler' : 'react-router';
const options = isBuilt
  ? ['dev', '--ip', '127.0.0.1', '--show-interactive-dev-session=false']
  : ['dev', '--host', '127.0.0.1', '--strictPort'];
const verbose = process.argv.includes('--verbose');
let supabase: LocalSupabase | undefined;

/** npm start: the built site and its database. npm run dev (--dev): the same from the sources, which reload when they change. */
await runCommand(async () => {
  const asked = askedToEnd();
  const ended = bringUp();
  // Ctrl-C makes what is still starting fail, which needs no message.
  ended.catch(() => undefined);
  try {
    const why = await Promise.race([asked, ended]);
    console.log(why === 'asked' ? '\n▸ Stopping…' : '\n▸ The site ended by itself; stopping…');
    return why === 'ended' ? 1 : 0;
  } finally {
    await stopAll();
    // What began meanwhile is there to be stopped then.
    await ended.catch(() => undefined);
    await supabase?.stop();
  }
});

async function bringUp(): Promise<'ended'> {
  const vars = readDevVars();
  // Throws while another one runs here, before this one changes anything.
  if (vars.localPort) lockFolder().release();
  const port = sitePort();
  const address = `http://127.0.0.1:${port}/`;
  await requireFree(port);
  if (vars.localPort) {
    await requireFree(vars.localPort);
    console.log('▸ Starting the local Supabase (its data is kept in .supabase)…');
    // Loaded only here: it takes seconds, and the checks above should answer at once.
    const { startLocalSupabase } = await import('./local-supabase/index.ts');
    supabase = await startLocalSupabase(vars.localPort);
  } else {
    const problem = await projectProblem(vars.supabaseUrl, vars.key);
    console.log(`
! .dev.vars names ${vars.supabaseUrl} with a key that is not the local one: no local Supabase is started.
! ${problem ?? 'It answers. What you send through the forms is stored there.'}
! For the local Supabase, delete .dev.vars and start again.
`);
  }
  // Prerendered pages name the address at which they are looked at, unless wrangler.toml has the site's own.
  process.env.SITE_URL = vars.siteUrl ?? address;
  if (isBuilt) {
    if (buildIsOurs()) console.log('▸ The site is already built.');
    else await buildSite(verbose);
  }
  const { ended } = await startSite(address, vars.siteUrl);
  // Cloudflare does this each minute. The Worker logs failures itself.
  const schedule = () => fetch(`${address}cdn-cgi/handler/scheduled`).catch(() => undefined);
  setInterval(schedule, 60_000).unref();
  sayWhere(address, vars);
  return ended;
}

/** Starts the site. Gives a promise that resolves when it ends. Throws {@link CommandError} if no page answers. */
async function startSite(address: string, siteUrl: string | null) {
  console.log(`▸ Starting the site on ${address}…`);
  // A scheduled run has no visitor, so it cannot know the address for links in mails.
  const links = isBuilt && !siteUrl ? ['--var', `SITE_URL:${address}`] : [];
  const child = start(program, [...options, '--port', new URL(address).port, ...links]);
  const ended = child.then(() => 'ended' as const);
  for (const began = Date.now(); Date.now() - began < 300_000; ) {
    if (await responds(address)) return { ended };
    if ((await Promise.race([ended, pause(250)])) === 'ended') break;
  }
  throw new CommandError(
    'The site did not start: see the lines above, fix what they say and try again.',
  );
}

async function responds(address: string): Promise<boolean> {
  const asking = fetch(address, { signal: AbortSignal.timeout(10_000) });
  return asking.then(({ ok }) => ok).catch(() => false);
}

function sayWhere(address: string, { supabaseUrl, mails }: DevVars): void {
  const mail = mails
    ? 'each becomes a file, whose name is printed here; they are deleted when you stop'
    : 'off, because .dev.vars has no NOTICES_ variables';
  const local = supabase && [
    `  Publishable key ${supabase.publishableKey}`,
    `  Secret key      ${supabase.secretKey}`,
    '  In a second terminal: npm run db show prints the messages that were sent.',
  ];
  const lines = [
    `  Site            ${address}`,
    `  API URL         ${supabaseUrl}`,
    ...(local ?? []),
    `  Mail            ${mail}`,
    '  Schedule        runs once a minute, as on Cloudflare (mails that wait, the morning’s list)',
    '  Open the site in a browser. Ctrl-C stops everything.',
  ];
  console.log(`\n${lines.join('\n')}\n`);
}
