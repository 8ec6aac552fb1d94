import { data, type MiddlewareFunction } from 'react-router';

/**
 * Answers 404 for a slug that is not in the list. As middleware, not as a loader, whose data would stand in each page as a
 * script of its own and so as a rule of its own in the policy of files.
 */
export function knownSlugs(slugs: readonly string[]): MiddlewareFunction {
  return ({ params }) => {
    if (!slugs.some((slug) => slug === params.slug)) throw data(null, { status: 404 });
  };
}
