import { data, type MiddlewareFunction } from 'react-router';

/** Answers 404 for an unknown slug; as middleware, since a loader's data would be one more inline script in each page. */
export function knownSlugs(slugs: readonly string[]): MiddlewareFunction {
  return ({ params }) => {
    if (!slugs.some((slug) => slug === params.slug)) throw data(null, { status: 404 });
  };
}
