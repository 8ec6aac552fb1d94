import * as v from 'valibot';
import { isWebAddress, parseVariables, where } from './variables.ts';

/** What the Worker is told about its surroundings, checked once. */
export interface Environment {
  /** The project's API address without a trailing slash, such as https://abc.supabase.co. */
  readonly supabaseUrl: string;
  /** The public anonymous key; it never leaves the edge. */
  readonly supabaseAnonKey: string;
}

const fixes = {
  url: `set it to the project’s API address, such as https://YOUR_REF.supabase.co, ${where}.`,
  key: `set it to the project’s publishable (anon) key ${where}.`,
};

const required = (name: string, fix: string) =>
  v.pipe(
    v.optional(v.string(`${name} is not a text: ${fix}`), ''),
    v.trim(),
    v.nonEmpty(`${name} is missing: ${fix}`),
  );

const EnvironmentSchema = v.object({
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
});

const known = new WeakMap<object, Environment>();

/** The Worker's variables, parsed once for each isolate. Throws {@link EnvironmentError} with the fix. */
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
