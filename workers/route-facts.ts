import type { ServerBuild } from 'react-router';
import { formerAddresses } from '../app/former-addresses';
import { redirects } from '../app/redirects';
import type { RouteFacts } from '../app/server/http/route-facts';

/** What app/server has to know about the routes, from the build: which take posts, and which the Worker renders. */
export function factsOf({ routes, prerender }: ServerBuild): RouteFacts {
  const paths = Object.values(routes).flatMap((route) =>
    route?.path && route.path !== '*' ? [{ path: `/${route.path}`, ...route.module }] : [],
  );
  return {
    posts: paths.filter(({ action }) => action).map(({ path }) => path),
    rendered: paths
      .filter(({ path, loader }) => loader && !prerender.includes(path))
      .map(({ path }) => path),
    prerendered: prerender,
    redirects: { ...formerAddresses, ...redirects },
  };
}
