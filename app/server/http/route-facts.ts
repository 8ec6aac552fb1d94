import { matchPath } from 'react-router';

/** What has to be known about the route table, as path patterns of the router. */
export interface RouteFacts {
  readonly posts: readonly string[];
  /** Routes that are read here and have one canonical spelling, without a trailing slash. */
  readonly rendered: readonly string[];
  /** Prerendered pages, which come here only when their address is spelt otherwise than the file's. */
  readonly prerendered: readonly string[];
  /** Former addresses, each with the path where it leads now. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Whether a path matches one of these patterns. */
export function matches(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchPath(pattern, path) !== null);
}

/** The same path without slashes at its end. Several would make `//host` of a Location, so it is put together anew. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.endsWith('/') ? `/${pathname.split('/').filter(Boolean).join('/')}` : pathname;
}
