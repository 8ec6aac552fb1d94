import * as v from 'valibot';
import type { Source } from './source.ts';

const file = 'app/redirects.ts';

const RenamedSchema = v.object({ aliases: v.array(v.string()) });

/** The former addresses of texts whose slugs were changed, each with where it leads now. */
export function formerAddresses(sources: readonly Source[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    sources.flatMap(({ path = '', value }) =>
      v.is(RenamedSchema, value) ? value.aliases.map((alias) => [alias, path]) : [],
    ),
  );
}

/** What is wrong in the table of redirects, a line each; `hasPath` is true where a page, feed or file stands. */
export function redirectProblems(
  redirects: Readonly<Record<string, string>>,
  hasPath: (path: string) => boolean,
): readonly string[] {
  const fixFor = ([from, to]: [string, string]) => {
    if (!/^\/[^\s?#]*[^\s?#/]$/.test(from)) {
      return 'write the old address as it stands after the domain, such as /services/old-name';
    }
    if (hasPath(from)) return 'a page stands there; remove the redirect';
    if (to in redirects) return `${to} is redirected itself; name where it ends`;
    const [path = ''] = to.split(/[?#]/);
    return hasPath(path) ? undefined : `no page stands at ${to}; name one that does`;
  };
  return Object.entries(redirects).flatMap((redirect) => {
    const fix = fixFor(redirect);
    return fix ? `${file}: ${redirect[0]}: ${fix}` : [];
  });
}
