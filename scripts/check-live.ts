import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { securityHeaders } from '../app/server/security-headers.server.ts';
import { siteUrlAtBuild } from './build/site-url.ts';
import { runCommand, StackError } from './stack/command.ts';

/** The status is 0, and the text says why, where nothing answered. */
type Answer = Pick<Response, 'status' | 'headers'> & { readonly text: string };

/** What is wrong with an answer, or nothing. */
type Look = (answer: Answer) => string | undefined;

const HealthSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ supabase: v.string(), version: v.nullable(v.string()) }),
);

/** Looks at a published site as a visitor would. Each fault is a sentence that begins with the address. */
export async function faultsOf(site: string, ask: (address: string) => Promise<Answer> = visit) {
  const faults: string[] = [];
  const look = async (path: string, ...looks: readonly Look[]) => {
    const answer = await ask(site + path);
    const silent = answer.status === 0 && `does not answer (${answer.text})`;
    const fault = silent || looks.map((find) => find(answer)).find(Boolean);
    if (fault) faults.push(`${path}: ${fault}`);
    return answer.text;
  };
  const home = await look('/', page(), headed);
  await look('/contact', page(/<form[^>]*method="post".*name="email_address"/s, 'form'), headed);
  const careers = await look('/careers', page(), headed);
  const position = /href="(\/careers\/[a-z\d-]+)"/.exec(careers)?.[1];
  await (position ? look(position, page()) : look('/careers/there-is-no-such-position', gone));
  await look('/there-is-no-such-page', gone);
  await look('/healthz', healthy);
  const file = /href="(\/assets\/[^"]+\.js)"/.exec(home)?.[1];
  await look(file ?? '/assets/', kept);
  return faults;
}

const page =
  (needs = /<h1[ >]/, name = 'heading'): Look =>
  ({ status, headers, text }) => {
    if (status !== 200) return `answers ${status}`;
    if (!headers.get('Content-Type')?.startsWith('text/html')) return 'is no page';
    return needs.test(text) ? undefined : `has no ${name}`;
  };

const gone: Look = ({ status }) => (status === 404 ? undefined : `answers ${status}, not 404`);

/** The policy differs from page to page. */
const headed: Look = ({ headers }) => {
  const { 'Content-Security-Policy': _, ...wanted } = securityHeaders;
  const other = Object.entries(wanted).find(([name, value]) => headers.get(name) !== value);
  if (other) return `has not the header ${other[0]}: ${other[1]}`;
  return headers.has('Content-Security-Policy') ? undefined : 'has no Content-Security-Policy';
};

const healthy: Look = ({ status, text }) => {
  const health = v.safeParse(HealthSchema, text);
  if (!health.success) return `answers ${status} and no health`;
  return health.output.supabase === 'answers' ? undefined : `Supabase ${health.output.supabase}`;
};

const kept: Look = ({ status, headers }) => {
  if (status !== 200) return `the script that the home page names answers ${status}`;
  const caching = headers.get('Cache-Control');
  return caching === 'public, max-age=31536000, immutable' ? undefined : 'is not kept for a year';
};

async function visit(address: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(address, { redirect: 'manual', signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { status: 0, headers: new Headers(), text };
  }
}

/** Waits until the version answers, since a deployment takes a moment to arrive everywhere. */
async function waitFor(version: string, site: string): Promise<void> {
  for (const began = Date.now(); Date.now() - began < 120_000; await pause(5_000)) {
    const health = v.safeParse(HealthSchema, (await visit(`${site}/healthz`)).text);
    if (health.success && health.output.version === version) return;
  }
  throw new StackError(`${site} still answers with another version than ${version}.`);
}

/** npm run check:live [-- ADDRESS]: looks at the site of wrangler.toml, or at another. LIVE_VERSION is the one that it waits for. */
if (import.meta.main) {
  await runCommand(async () => {
    const site = (process.argv[2] ?? siteUrlAtBuild()).replace(/\/$/, '');
    if (!site) throw new StackError('There is no SITE_URL: npm run launch asks for it.');
    if (process.env.LIVE_VERSION) await waitFor(process.env.LIVE_VERSION, site);
    let faults = await faultsOf(site);
    // A moment without Supabase is no fault of the version.
    for (let tries = 0; faults.length > 0 && tries < 2; tries += 1) {
      await pause(10_000);
      faults = await faultsOf(site);
    }
    if (faults.length > 0)
      throw new StackError(`${site} is not as it must be.\n${faults.join('\n')}`);
    console.log(
      `✓ ${site} is as it must be: pages, a position, a form, headers, a file, the database.`,
    );
  });
}
