import { pages } from '~/pages';

/** Whether an address is a page of this site, and no file, anchor or mailto. */
export function isPage(to: string): boolean {
  return /^\/(?!\/)[^.?#]*([?#]|$)/.test(to);
}

const edgePaths = pages.filter(({ rendering }) => rendering === 'edge').map(({ path }) => path);

/** When the router prefetches a link: a file once it is in sight, what the Worker renders at a sign of intent. */
export function prefetchOf(to: string): 'viewport' | 'intent' {
  const [path = ''] = to.split(/[?#]/);
  const rendered = edgePaths.some((edge) => path === edge || path.startsWith(`${edge}/`));
  return rendered ? 'intent' : 'viewport';
}
