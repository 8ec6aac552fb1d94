import * as v from 'valibot';
import {
  EnvironmentError,
  isLocalHost,
  readEnvironment,
  readNotices,
  readSiteUrl,
  where,
} from '../../app/server/environment.server.ts';

type Vars = Readonly<Record<string, unknown>>;

/** Where wrangler.toml puts the site: the Worker's name, and its domains. */
interface Place {
  readonly name: string;
  readonly domains: readonly string[];
}

/** What is wrong with the variables of a public site: sentences that begin with the variable's name. */
export function settingsProblems(vars: Vars, place?: Place): readonly string[] {
  const problems = Object.entries({
    SITE_URL: () => siteProblem(vars, place),
    SUPABASE_URL: () => supabaseProblem(vars),
    SUPABASE_ANON_KEY: () => keyProblem(vars),
    NOTICES_FROM: () => noticesProblem(vars),
    NOTICES_TO: () => noticesProblem(vars),
    NOTICES_TOKEN: () => tokenProblem(vars),
  }).flatMap(([name, problemOf]) => formProblem(name, vars[name]) ?? sentence(problemOf) ?? []);
  return [...new Set(problems)];
}

function sentence(problemOf: () => string | undefined): string | undefined {
  try {
    return problemOf();
  } catch (error) {
    if (error instanceof EnvironmentError)
      return error.message.replace(where, 'under [vars] in wrangler.toml');
    throw error;
  }
}

function formProblem(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') return `${name} is not a text: write it between quotation marks.`;
  return value === value.trim() ? undefined : `${name} has blanks at its ends: remove them.`;
}

function siteProblem(vars: Vars, place?: Place): string | undefined {
  const origin = readSiteUrl(vars);
  if (origin === null)
    return 'SITE_URL is missing: write the site’s address, https:// and your domain, under [vars] in wrangler.toml.';
  const { hostname, port, protocol } = new URL(origin);
  if (protocol !== 'https:')
    return 'SITE_URL does not start with https://: browsers keep to https for two years once they have seen the site (HSTS).';
  const problem = hostProblem(hostname);
  if (problem) return `SITE_URL ${problem}`;
  if (port) return 'SITE_URL names a port, which the published site does not have: leave it out.';
  if (/(^|\.)supabase\.(co|com)$/.test(hostname))
    return 'SITE_URL names Supabase: write the address of the site itself.';
  if (!place) return undefined;
  const isWorkersDev = hostname.endsWith('.workers.dev');
  if (isWorkersDev && !new RegExp(`^${place.name}\\.[a-z\\d-]+\\.workers\\.dev$`).test(hostname))
    return `SITE_URL names another Worker: write https://${place.name}.YOUR-ACCOUNT.workers.dev, or your own domain.`;
  if (isWorkersDev || place.domains.includes(hostname)) return undefined;
  return `SITE_URL is not among the [[routes]] of wrangler.toml: write pattern = "${hostname}" there, or run npm run launch, which does.`;
}

/** The address of a hosted project, which starts with the project's reference. */
const projectHost = /^([a-z]{20})\.supabase\.co$/;

/** The reference by which the Supabase CLI names a project; undefined where the project has a domain of its own. */
export const projectReference = (url: unknown) =>
  projectHost.exec(URL.parse(String(url))?.hostname ?? '')?.[1];

function supabaseProblem(vars: Vars): string | undefined {
  const { supabaseUrl } = readEnvironment({ ...vars, SUPABASE_ANON_KEY: 'any' });
  const { hostname, origin, pathname, protocol } = new URL(supabaseUrl);
  if (isLocalHost(hostname))
    return 'SUPABASE_URL names the local Supabase, which only this machine has: write the hosted project’s address under [vars] in wrangler.toml (Project Settings > API).';
  const reference = /\/project\/([a-z]{20})\b/.exec(pathname)?.[1] ?? 'YOUR_REF';
  if (/(^|\.)supabase\.com$/.test(hostname))
    return `SUPABASE_URL is the dashboard's address: the project's own is https://${reference}.supabase.co.`;
  const problem = hostProblem(hostname);
  if (problem) return `SUPABASE_URL ${problem}`;
  if (hostname.endsWith('.supabase.co') && !projectHost.test(hostname))
    return 'SUPABASE_URL names no project: its address is https://, 20 small letters and .supabase.co (Project Settings > API).';
  if (protocol !== 'https:')
    return 'SUPABASE_URL does not start with https://: messages travel there.';
  return supabaseUrl === origin
    ? undefined
    : `SUPABASE_URL has more than the project's address: write ${origin}.`;
}

/** The claims of the JSON Web Token that visitors use. */
const ClaimsSchema = v.pipe(
  v.string(),
  v.regex(/^[^.]*\.[^.]+\.[^.]+/),
  v.transform((token) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
  v.parseJson(),
  v.object({ role: v.literal('anon'), ref: v.optional(v.string()) }),
);

function keyProblem(vars: Vars): string | undefined {
  const { supabaseAnonKey: key } = readEnvironment({ ...vars, SUPABASE_URL: 'https://a.ca' });
  if (/^sb_publishable_[\w-]{8,}$/.test(key)) return undefined;
  const claims = v.safeParse(ClaimsSchema, key);
  if (!claims.success)
    return 'SUPABASE_ANON_KEY is no publishable key: it starts with sb_publishable_ (Project Settings > API Keys). An older anon key, which starts with eyJ, works too.';
  const [ours, theirs] = [projectReference(vars.SUPABASE_URL), claims.output.ref];
  return ours && theirs && ours !== theirs
    ? `SUPABASE_ANON_KEY belongs to the project ${theirs}, SUPABASE_URL names ${ours}.`
    : undefined;
}

function noticesProblem({ NOTICES_FROM, NOTICES_TO }: Vars): string | undefined {
  for (const [name, value] of Object.entries({ NOTICES_FROM, NOTICES_TO })) {
    if (isExample(String(value ?? '')))
      return `${name} is an example's address: write your own under [vars] in wrangler.toml.`;
  }
  // The token is a secret of the Worker, which wrangler.toml does not hold.
  const NOTICES_TOKEN = 'x'.repeat(32);
  if (NOTICES_FROM || NOTICES_TO) readNotices({ NOTICES_FROM, NOTICES_TO, NOTICES_TOKEN });
  return undefined;
}

function tokenProblem({ NOTICES_TOKEN }: Vars): string | undefined {
  if (NOTICES_TOKEN === undefined) return undefined;
  return 'NOTICES_TOKEN is a secret, and wrangler.toml is in git: remove it there, make another one, and put it in with npx wrangler secret put NOTICES_TOKEN.';
}

/** Names that nobody can own, in networks of one's own or for tests (RFC 2606, 6761, 6762, 8375, 9476). */
const reserved = /(^|\.)(localhost|local|test|invalid|onion|internal|lan|home|corp|alt|arpa)$/;

function hostProblem(host: string): string | undefined {
  if (isExample(`https://${host}`)) return "is an example's address: write your own.";
  const isPublic = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]+)$/.test(host);
  if (isPublic && !reserved.test(host)) return undefined;
  return `does not name a public host (${host}): write a domain such as your-name.ca.`;
}

/** True for an email or web address that belongs to nobody (RFC 2606). */
export function isExample(address: string): boolean {
  const host = /@([^?]+)/.exec(address)?.[1] ?? URL.parse(address)?.hostname ?? '';
  return /(^|\.)example(\.(com|net|org|ca))?$/.test(host);
}
