import {
  EnvironmentError,
  readEnvironment,
  readNotices,
  siteUrlFor,
} from '../../app/server/environment.server.ts';

type Vars = Readonly<Record<string, unknown>>;

/** What is wrong with the variables of a public site, a sentence each. */
export function settingsProblems(vars: Vars): readonly string[] {
  return [siteProblem, supabaseProblem, noticesProblem].flatMap((problemOf) => {
    try {
      return problemOf(vars) ?? [];
    } catch (error) {
      if (error instanceof EnvironmentError) return error.message;
      throw error;
    }
  });
}

function siteProblem({ SITE_URL }: Vars): string | undefined {
  const visited = new URL('https://public.example');
  if (siteUrlFor({ SITE_URL }, visited).startsWith('https://')) return undefined;
  return 'SITE_URL does not start with https://: browsers keep to https for two years once they have seen the site (HSTS).';
}

function supabaseProblem(vars: Vars): string | undefined {
  const { supabaseUrl } = readEnvironment({ ...vars });
  if (!/\/\/(127\.0\.0\.1|localhost)\b/.test(supabaseUrl)) return undefined;
  return 'SUPABASE_URL names the local Supabase, which only this machine has: write the hosted project’s address under [vars] in wrangler.toml (Project Settings > API).';
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

/** True for an email or web address that belongs to nobody (RFC 2606). */
export function isExample(address: string): boolean {
  const host = /@([^?]+)/.exec(address)?.[1] ?? URL.parse(address)?.hostname ?? '';
  return /(^|\.)example(\.(com|net|org|ca))?$/.test(host);
}
