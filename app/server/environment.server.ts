import * as v from 'valibot';

/** Its message says for each variable that is wrong how to fix it, without the variable's value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Where variables are written. A command replaces it by the one place that it reads. */
export const where = 'under [vars] in wrangler.toml, or in .dev.vars on your own machine';

const mail = `set it ${where}, or remove every NOTICES_ variable.`;
const fixes: Readonly<Record<string, string>> = {
  SUPABASE_URL: `set it to the project’s API address, such as https://YOUR_REF.supabase.co, ${where}.`,
  SUPABASE_ANON_KEY: `set it to the project’s publishable (anon) key ${where}.`,
  SITE_URL: `set it to the site’s address without a path, such as https://www.example.org, ${where}.`,
  NOTICES_TOKEN:
    'set it to what supabase/queries/create-notices-token.sql gave, with npx wrangler secret put NOTICES_TOKEN or in .dev.vars, or remove every NOTICES_ variable.',
  NOTICES_FROM: mail,
  NOTICES_TO: mail,
  PREVIEW: `set it to read-only ${where}, or remove it.`,
};

const sentence = (name: string, fault: string) => `${name} ${fault}: ${fixes[name]}`;

// Messages follow the variable's name and stand before its fix.
const text = v.pipe(v.optional(v.string('is not a text'), ''), v.trim());
const required = v.pipe(text, v.nonEmpty('is missing'));
const mailAddress = v.pipe(text, v.email('is missing or is not an email address'));

const EnvSchema = v.object({
  SUPABASE_URL: v.pipe(
    required,
    v.check(isWebAddress, 'is not an http or https address'),
    v.transform((url) => url.replace(/\/+$/, '')),
  ),
  SUPABASE_ANON_KEY: v.pipe(
    required,
    v.regex(/^[\x21-\x7e]+$/, 'holds characters that no key has'),
    v.check(
      (key) => !isSecretKey(key),
      'holds a secret key, which row-level security does not bind',
    ),
  ),
  /** Null where it is not set. */
  SITE_URL: v.pipe(
    text,
    v.check(
      (url) => url === '' || (isWebAddress(url) && /^https?:\/\/[^/?#@]+\/?$/i.test(url)),
      'is not an origin',
    ),
    v.transform((url) => (url === '' ? null : new URL(url).origin)),
  ),
  NOTICES_TOKEN: v.pipe(
    text,
    v.regex(/^[\x21-\x7e]{32,}$/, 'is missing, is too short or has a blank in it'),
  ),
  NOTICES_FROM: mailAddress,
  NOTICES_TO: mailAddress,
  /** 'read-only' on a preview that has no database of its own: it shows the site's, and sends nothing there. */
  PREVIEW: v.optional(v.string('is not a text')),
});

/** The Worker's variables as they are set. Each is checked where it is used. */
export type Variables = { readonly [Variable in keyof typeof EnvSchema.entries]?: unknown };

/** The variables of these names. Throws one {@link EnvironmentError} that lists all that are wrong. */
export function readVariables<const Names extends v.ObjectKeys<typeof EnvSchema>>(
  vars: object,
  names: Names,
) {
  const result = v.safeParse(v.pick(EnvSchema, names), vars, { abortPipeEarly: true });
  if (result.success) return result.output;
  const said = result.issues.map((issue) => sentence(v.getDotPath(issue) ?? '', issue.message));
  throw new EnvironmentError(said.join('\n'));
}

const notices = ['NOTICES_TOKEN', 'NOTICES_FROM', 'NOTICES_TO'] as const;

/** Null when no variable for mails is set, and on a preview. */
export function readNotices(vars: Variables) {
  if (vars.PREVIEW || !notices.some((name) => vars[name])) return null;
  const { NOTICES_TOKEN: token, NOTICES_FROM: from, NOTICES_TO: to } = readVariables(vars, notices);
  return { token, from, to };
}

/** By it the database knows the site's calls from those of others who have the key. A preview's database is another one. */
export const workerToken = (vars: Variables) =>
  !vars.PREVIEW && v.is(EnvSchema.entries.NOTICES_TOKEN, vars.NOTICES_TOKEN)
    ? vars.NOTICES_TOKEN
    : undefined;

/** True for the host of an address (`URL.hostname`) that only this machine has. */
export const isLocalHost = (hostname: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** SITE_URL, or on localhost the visitor's origin. A Host header from elsewhere is not trusted. */
export function siteUrlFor(vars: object, asked?: URL): string {
  const { SITE_URL } = readVariables(vars, ['SITE_URL']);
  if (SITE_URL !== null) return SITE_URL;
  if (asked && isLocalHost(asked.hostname)) return asked.origin;
  throw new EnvironmentError(sentence('SITE_URL', 'is missing'));
}

function isWebAddress(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '');
}

/** New secret keys start with sb_secret_; older ones are JWTs with the role service_role. */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const payload = key.split('.')[1] ?? '';
    return atob(payload.replaceAll('-', '+').replaceAll('_', '/')).includes('"service_role"');
  } catch (error) {
    // A key that is not base64 is not a JWT.
    if (error instanceof DOMException) return false;
    throw error;
  }
}
