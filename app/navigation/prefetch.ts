declare global {
  interface Window {
    /** Left by boot.js: whether the visitor saves data or is on a slow network. */
    readonly __sparing?: boolean;
  }
}

/** The pages that the Worker renders for each visit: asked for when they are meant, not when their link is seen. */
export const edgePaths: readonly string[] = [
  '/careers',
  '/contact',
  '/search',
  '/pricing/estimate',
];

/** When the page behind a link is fetched ahead: once the link is in sight, or at the first sign that it is meant. */
export function prefetchOf(path: string): 'viewport' | 'intent' {
  const [pathname = ''] = path.split(/[?#]/);
  const rendered = edgePaths.some((edge) => pathname === edge || pathname.startsWith(`${edge}/`));
  const sparing = typeof window !== 'undefined' && window.__sparing;
  return rendered || sparing ? 'intent' : 'viewport';
}
