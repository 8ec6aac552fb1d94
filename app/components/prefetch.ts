import { pages } from '~/pages';

/** Whether an address is a page of this site, and no file, anchor or mailto. */
export function isPage(to: string): boolean {
  return /^\/(?!\/)[^.?#]*([?#]|$)/.test(to);
}

const edgePaths = pages.filter(({ rendering }) => rendering === 'edge').map(({ path }) => path);

/**
 * When the router fetches the page behind a link ahead: a file once the link is in sight; what the Worker renders for each
 * visit at the first sign that it is meant.
 */
export function prefetchOf(to: string): 'viewport' | 'intent' {
  const [path = ''] = to.split(/[?#]/);
  const rendered = edgePaths.some((edge) => path === edge || path.startsWith(`${edge}/`));
  return rendered ? 'intent' : 'viewport';
}
