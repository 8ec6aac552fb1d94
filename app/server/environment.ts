import * as v from 'valibot';
import { isWebAddress, parseVariables, where } from './variables.ts';

/** What the Worker is told about its surroundings, checked once. */
export interface Environment {
  /** The project's API address without a trailing slash, such as https://abc.supabase.co. */
  readonly supabaseUrl: string;
  /** The public anonymous key; it never leaves the edge. */
  readonly supabaseAnonKey: string;
}

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

const known = new WeakMap<object, Environment>();

/**
 * The Worker's variables (specification, section 6), parsed once for each isolate.
 * Throws {@link EnvironmentError} naming the first variable that is missing or wrong, and the fix.
 */
export function readEnvironment(raw: unknown): Environment {
  const source = typeof raw === 'object' && raw !== null ? raw : {};
  const parsed = known.get(source);
  if (parsed) return parsed;
  const { SUPABASE_URL, SUPABASE_ANON_KEY } = parseVariables(EnvironmentSchema, source);
  const environment = { supabaseUrl: SUPABASE_URL, supabaseAnonKey: SUPABASE_ANON_KEY };
  known.set(source, environment);
  return environment;
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
