import * as v from 'valibot';

/** Its message is one sentence that tells the owner how to fix a variable, without the variable's value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Where variables are written. A command replaces it by the one place that it reads. */
export const where = 'under [vars] in wrangler.toml, or in .dev.vars on your own machine';

const fixes = {
  url: `set it to the project’s API address, such as https://YOUR_REF.supabase.co, ${where}.`,
  key: `set it to the project’s publishable (anon) key ${where}.`,
  site: `set it to the site’s address without a path, such as https://www.example.org, ${where}.`,
  mail: `set it ${where}, or remove every NOTICES_ variable.`,
  token:
    'set it to what supabase/queries/create-notices-token.sql gave, with npx wrangler secret put NOTICES_TOKEN or in .dev.vars, or remove every NOTICES_ variable.',
};

const trimmed = v.pipe(v.optional(v.string(), ''), v.trim());

const required = (name: string, fix: string) =>
  v.pipe(
    v.optional(v.string(`${name} is not a text: ${fix}`), ''),
    v.trim(),
    v.nonEmpty(`${name} is missing: ${fix}`),
  );

const noticesToken = v.pipe(
  trimmed,
  v.regex(
    /^[\x21-\x7e]{32,}$/,
    `NOTICES_TOKEN is missing, is too short or has a blank in it: ${fixes.token}`,
  ),
);

const SupabaseSchema = v.pipe(
  v.object({
    SUPABASE_URL: v.pipe(
      required('SUPABASE_URL', fixes.url),
      v.check(isWebAddress, `SUPABASE_URL is not an http or https address: ${fixes.url}`),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
    SUPABASE_ANON_KEY: v.pipe(
      required('SUPABASE_ANON_KEY', fixes.key),
      v.regex(/^[\x21-\x7e]+$/, `SUPABASE_ANON_KEY holds characters that no key has: ${fixes.key}`),
      v.check(
        (key) => !isSecretKey(key),
        `SUPABASE_ANON_KEY holds a secret key, which row-level security does not bind: ${fixes.key}`,
      ),
    ),
    PREVIEW: v.optional(v.string()),
    NOTICES_TOKEN: v.fallback(v.optional(noticesToken), undefined),
  }),
  v.transform((vars) => ({
    supabaseUrl: vars.SUPABASE_URL,
    supabaseAnonKey: vars.SUPABASE_ANON_KEY,
    readOnly: vars.PREVIEW === 'read-only',
    // By it the database tells the site's rows from those of others who have the key. A preview's database is another one.
    workerToken: vars.PREVIEW ? undefined : vars.NOTICES_TOKEN,
  })),
);

/** `readOnly` on a preview that has no database of its own: it shows the site's, and sends nothing there. */
export type Environment = Readonly<v.InferOutput<typeof SupabaseSchema>>;

/** Throws {@link EnvironmentError}. */
export const readEnvironment = (vars: object): Environment => parse(SupabaseSchema, vars);

const mailAddress = (name: string) =>
  v.pipe(trimmed, v.email(`${name} is missing or is not an email address: ${fixes.mail}`));

const NoticesSchema = v.pipe(
  v.object({
    NOTICES_TOKEN: noticesToken,
    NOTICES_FROM: mailAddress('NOTICES_FROM'),
    NOTICES_TO: mailAddress('NOTICES_TO'),
  }),
  v.transform((vars) => ({
    token: vars.NOTICES_TOKEN,
    from: vars.NOTICES_FROM,
    to: vars.NOTICES_TO,
  })),
);

export type NoticeVariables = Readonly<v.InferOutput<typeof NoticesSchema>>;

/** Null when no variable for mails is set, and on a preview. Throws {@link EnvironmentError} when one is missing or wrong. */
export function readNotices(vars: object): NoticeVariables | null {
  if (Reflect.get(vars, 'PREVIEW')) return null;
  const isOn = Object.keys(NoticesSchema.entries).some((name) => Reflect.get(vars, name));
  return isOn ? parse(NoticesSchema, vars) : null;
}

const SiteSchema = v.pipe(
  v.object({
    SITE_URL: v.pipe(
      trimmed,
      v.check(
        (url) => url === '' || (isWebAddress(url) && /^https?:\/\/[^/?#@]+\/?$/i.test(url)),
        `SITE_URL is not an origin: ${fixes.site}`,
      ),
    ),
  }),
  v.transform(({ SITE_URL }) => (SITE_URL === '' ? null : new URL(SITE_URL).origin)),
);

/** Throws {@link EnvironmentError} for anything but an origin. */
export const readSiteUrl = (vars: object) => parse(SiteSchema, vars);

export function requiredSiteUrl(vars: object): string {
  const configured = readSiteUrl(vars);
  if (configured === null) throw new EnvironmentError(`SITE_URL is missing: ${fixes.site}`);
  return configured;
}

/** True for the host of an address (`URL.hostname`) that only this machine has. */
export const isLocalHost = (hostname: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** SITE_URL, or on localhost the visitor's origin. A Host header from elsewhere is not trusted. */
export function siteUrlFor(vars: object, asked: URL): string {
  return isLocalHost(asked.hostname) ? (readSiteUrl(vars) ?? asked.origin) : requiredSiteUrl(vars);
}

function parse<const S extends v.GenericSchema>(schema: S, vars: object): v.InferOutput<S> {
  const result = v.safeParse(schema, vars, { abortEarly: true });
  if (result.success) return result.output;
  throw new EnvironmentError(result.issues[0].message);
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

/** New secret keys start with sb_secret_; older ones are JWTs with the role service_role. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const payload = key.split('.')[1] ?? '';
    return atob(payload.replaceAll('-', '+').replaceAll('_', '/')).includes('"service_role"');
  } catch (error) {
    // What is no base64 is no JWT.
    if (error instanceof DOMException) return false;
    throw error;
  }
}
