import * as v from 'valibot';

/** What the Worker is told about its surroundings, checked once. */
export interface Environment {
  /** The project's API address without a trailing slash, such as https://abc.supabase.co. */
  readonly supabaseUrl: string;
  /** The public anonymous key; it never leaves the edge. */
  readonly supabaseAnonKey: string;
}

/** What mails to the owner need (README, "Mails about messages"). */
export interface NoticeVariables {
  /** Opens the outbox; its hash stands in the database. */
  readonly token: string;
  /** The address that the mails come from, of a domain with Cloudflare's Email Routing. */
  readonly from: string;
  /** The owner's address, verified there. */
  readonly to: string;
}

/** A variable is missing or unusable. The message is one sentence for the owner, free of the variable's value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const where = 'under [vars] in wrangler.toml, or in .dev.vars on your own machine';

const webAddress = (name: string, example: string) =>
  v.pipe(
    v.optional(v.string(`${name} is not a text: set it to ${example} ${where}.`), ''),
    v.trim(),
    v.nonEmpty(`${name} is missing: set it to ${example} ${where}.`),
    v.check(
      isWebAddress,
      `${name} is not an http or https address: set it to ${example} ${where}.`,
    ),
  );

const keyExample = 'the project’s publishable (anon) key';

const EnvironmentSchema = v.object({
  SUPABASE_URL: v.pipe(
    webAddress('SUPABASE_URL', 'the project’s API address, such as https://YOUR_REF.supabase.co,'),
    v.transform((url) => url.replace(/\/+$/, '')),
  ),
  SUPABASE_ANON_KEY: v.pipe(
    v.optional(v.string(`SUPABASE_ANON_KEY is not a text: set it to ${keyExample} ${where}.`), ''),
    v.trim(),
    v.nonEmpty(`SUPABASE_ANON_KEY is missing: set it to ${keyExample} ${where}.`),
    v.regex(
      /^[\x21-\x7e]+$/,
      `SUPABASE_ANON_KEY holds characters that no key has: set it to ${keyExample} ${where}.`,
    ),
    v.check(
      (key) => !isSecretKey(key),
      `SUPABASE_ANON_KEY holds a secret key, which row-level security does not bind: set it to ${keyExample} ${where}.`,
    ),
  ),
});

const mailAddress = (name: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.email(
      `${name} is missing or no e-mail address: set it ${where}, or remove every NOTICES_ variable.`,
    ),
  );

const NoticesSchema = v.object({
  NOTICES_TOKEN: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.minLength(
      32,
      `NOTICES_TOKEN is missing or too short: set it to what private.create_worker_token() gave ${where}, or remove every NOTICES_ variable.`,
    ),
  ),
  NOTICES_FROM: mailAddress('NOTICES_FROM'),
  NOTICES_TO: mailAddress('NOTICES_TO'),
});

const siteUrlFix = `set it to the site’s address without a path, such as https://www.example.org, ${where}`;

const SiteUrlSchema = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.check(
    (url) => url === '' || (isWebAddress(url) && /^https?:\/\/[^/?#@]+\/?$/i.test(url)),
    `SITE_URL is not an origin: ${siteUrlFix}.`,
  ),
  v.transform((url) => (url === '' ? null : new URL(url).origin)),
);

const known = new WeakMap<object, Environment>();

/**
 * The Worker's variables (spec section 6, design "What a newcomer types"), parsed once for each isolate.
 * Throws {@link EnvironmentError} naming the first variable that is missing or wrong, and the fix.
 */
export function readEnvironment(raw: unknown): Environment {
  const source = typeof raw === 'object' && raw !== null ? raw : {};
  const parsed = known.get(source);
  if (parsed) return parsed;
  const { SUPABASE_URL, SUPABASE_ANON_KEY } = parse(EnvironmentSchema, source);
  const environment = { supabaseUrl: SUPABASE_URL, supabaseAnonKey: SUPABASE_ANON_KEY };
  known.set(source, environment);
  return environment;
}

/** The configured canonical origin (SITE_URL), or null. Throws {@link EnvironmentError} for anything but an origin. */
export function readSiteUrl(raw: unknown): string | null {
  const value =
    typeof raw === 'object' && raw !== null && 'SITE_URL' in raw ? raw.SITE_URL : undefined;
  return parse(SiteUrlSchema, value);
}

/**
 * The canonical origin of a request's site: SITE_URL, which production must have, because the address that a visitor
 * asked by would otherwise reach responses that others are given. On this machine alone the visitor's serves. Apart
 * from the rest, so that pages without data need no Supabase. Throws {@link EnvironmentError}.
 */
export function siteUrlFor(raw: unknown, asked: URL): string {
  const configured = readSiteUrl(raw);
  if (configured !== null) return configured;
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(asked.hostname)) return asked.origin;
  throw new EnvironmentError(`SITE_URL is missing: ${siteUrlFix}.`);
}

/**
 * What mails to the owner need, or null when none of it is set: then there are no mails and the site works without.
 * Throws {@link EnvironmentError} when a part is missing or wrong.
 */
export function readNotices(raw: unknown): NoticeVariables | null {
  const source: object = typeof raw === 'object' && raw !== null ? raw : {};
  const isSet = Object.keys(NoticesSchema.entries).some((name) => Reflect.get(source, name));
  if (!isSet) return null;
  const { NOTICES_TOKEN, NOTICES_FROM, NOTICES_TO } = parse(NoticesSchema, source);
  return { token: NOTICES_TOKEN, from: NOTICES_FROM, to: NOTICES_TO };
}

function parse<const S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  throw new EnvironmentError(result.issues[0].message);
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

/** Supabase's secret keys: `sb_secret_…`, and the older service key, a JWT whose role is service_role. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = key.split('.')[1];
  if (payload === undefined) return false;
  try {
    return atob(payload.replaceAll('-', '+').replaceAll('_', '/')).includes('"service_role"');
  } catch {
    return false;
  }
}
