import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { pages } from '~/pages';

/**
 * A link to wherever `to` points. Another site opens in a new tab, and the link says so; a page of this site is shown
 * without a new document once React is there, and fetched ahead.
 */
export function SmartLink({
  to,
  children,
  ...rest
}: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  if (/^https?:/.test(to)) {
    return (
      <a href={to} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  if (isPage(to)) {
    return (
      <Link to={to} prefetch={prefetchOf(to)} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** Whether an address is a page of this site, and no file, anchor or mailto. */
function isPage(to: string): boolean {
  return /^\/(?!\/)[^.?#]*([?#]|$)/.test(to);
}

const edgePaths = pages.filter(({ rendering }) => rendering === 'edge').map(({ path }) => path);

/**
 * When the page behind a link is fetched ahead: a file once the link is in sight; what the Worker renders for each visit
 * at the first sign that it is meant.
 */
export function prefetchOf(to: string): 'viewport' | 'intent' {
  const [path = ''] = to.split(/[?#]/);
  const rendered = edgePaths.some((edge) => path === edge || path.startsWith(`${edge}/`));
  return rendered ? 'intent' : 'viewport';
}
