import { readEnvironment } from '../../app/server/environment.ts';
import { readNotices } from '../../app/server/notice-variables.ts';
import { readSiteUrl } from '../../app/server/site-url.ts';
import { EnvironmentError } from '../../app/server/variables.ts';

/**
 * What is wrong with the Worker's variables for a site that the public will see, a sentence each. `siteUrlAtBuild` is
 * what the environment tells the build, if anything: the Worker does not see it.
 */
export function settingsProblems(
  vars: Readonly<Record<string, unknown>>,
  siteUrlAtBuild?: string,
): readonly string[] {
  return [
    ...siteUrlProblems(vars, siteUrlAtBuild),
    ...supabaseProblems(vars),
    ...noticeProblems(vars),
  ];
}

function siteUrlProblems(
  { SITE_URL }: Readonly<Record<string, unknown>>,
  siteUrlAtBuild = SITE_URL,
): readonly string[] {
  const said = refusal(() => readSiteUrl({ SITE_URL }));
  if (said) return [said];
  if (!SITE_URL) {
    return [
      'SITE_URL is missing: prerendered pages carry it in their canonical links; write it under [vars] in wrangler.toml, such as https://www.example.org.',
    ];
  }
  if (!String(SITE_URL).startsWith('https://')) {
    return [
      'SITE_URL does not start with https://: browsers keep to https for two years once they have seen the site (HSTS).',
    ];
  }
  return siteUrlAtBuild === SITE_URL
    ? []
    : [
        `SITE_URL is ${siteUrlAtBuild} in the environment and ${SITE_URL} in wrangler.toml: files would carry one address and the Worker's pages the other. Remove it from the environment.`,
      ];
}

function supabaseProblems(vars: Readonly<Record<string, unknown>>): readonly string[] {
  const said = refusal(() => readEnvironment({ ...vars }));
  if (said) return [said];
  const { hostname } = new URL(String(vars.SUPABASE_URL));
  return ['127.0.0.1', 'localhost'].includes(hostname)
    ? [
        'SUPABASE_URL names the local Supabase, which only this machine has: write the hosted project’s address under [vars] in wrangler.toml (Project Settings > API).',
      ]
    : [];
}

function noticeProblems({ NOTICES_FROM, NOTICES_TO }: Readonly<Record<string, unknown>>) {
  const examples = Object.entries({ NOTICES_FROM, NOTICES_TO }).flatMap(([name, value]) =>
    isExample(String(value ?? ''))
      ? [`${name} is an example's address: write your own under [vars] in wrangler.toml.`]
      : [],
  );
  if (examples.length > 0 || (!NOTICES_FROM && !NOTICES_TO)) return examples;
  // The token is a secret of the Worker, which wrangler.toml does not hold.
  const said = refusal(() =>
    readNotices({ NOTICES_FROM, NOTICES_TO, NOTICES_TOKEN: 'x'.repeat(32) }),
  );
  return said ? [said] : [];
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
