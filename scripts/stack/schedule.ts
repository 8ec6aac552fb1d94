/** Where wrangler dev and the Vite plugin run a Worker's scheduled handler. */
const handler = 'cdn-cgi/handler/scheduled';

/** Runs the site's scheduled handler once a minute, as Cloudflare's cron trigger does. */
export function startSchedule(address: string): void {
  setInterval(() => {
    // A run that fails says so in the Worker's own log.
    fetch(address + handler).catch(() => undefined);
  }, 60_000).unref();
}
