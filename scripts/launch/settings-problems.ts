import {
  EnvironmentError,
  readEnvironment,
  readNotices,
  readSiteUrl,
} from '../../app/server/environment.ts';

type Vars = Readonly<Record<string, unknown>>;

/** What is wrong with the variables of a public site, a sentence each. */
export function settingsProblems(vars: Vars): readonly string[] {
  const problems = [siteUrlProblem(vars), supabaseProblem(vars), noticeProblem(vars)];
  return problems.filter((said) => said !== undefined);
}

function siteUrlProblem({ SITE_URL }: Vars): string | undefined {
  const said = refusal(() => readSiteUrl({ SITE_URL }));
  if (said) return said;
  if (!SITE_URL) {
    return 'SITE_URL is missing: prerendered pages carry it in their canonical links; write it under [vars] in wrangler.toml, such as https://www.example.org.';
  }
  if (String(SITE_URL).startsWith('https://')) return undefined;
  return 'SITE_URL does not start with https://: browsers keep to https for two years once they have seen the site (HSTS).';
}

function supabaseProblem(vars: Vars): string | undefined {
  const said = refusal(() => readEnvironment({ ...vars }));
  if (said || !/\/\/(127\.0\.0\.1|localhost)\b/.test(String(vars.SUPABASE_URL))) return said;
  return 'SUPABASE_URL names the local Supabase, which only this machine has: write the hosted project’s address under [vars] in wrangler.toml (Project Settings > API).';
}

function noticeProblem({ NOTICES_FROM, NOTICES_TO }: Vars): string | undefined {
  for (const [name, value] of Object.entries({ NOTICES_FROM, NOTICES_TO })) {
    if (!isExample(String(value ?? ''))) continue;
    return `${name} is an example's address: write your own under [vars] in wrangler.toml.`;
  }
  if (!NOTICES_FROM && !NOTICES_TO) return undefined;
  // The token is a secret of the Worker, which wrangler.toml does not hold.
  const NOTICES_TOKEN = 'x'.repeat(32);
  return refusal(() => readNotices({ NOTICES_FROM, NOTICES_TO, NOTICES_TOKEN }));
}

/** True for an e-mail or web address that belongs to nobody (RFC 2606). */
export function isExample(address: string): boolean {
  const host = /@([^?]+)/.exec(address)?.[1] ?? URL.parse(address)?.hostname ?? '';
  return /(^|\.)example(\.(com|net|org|ca))?$/.test(host);
}

function refusal(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
}
