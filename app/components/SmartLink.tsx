import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { prefetchOf } from '~/takeover/prefetch';

/**
 * A link to wherever `to` points: a path of this site navigates in the page and is fetched ahead, a file,
 * an anchor or a mailto is a plain link, another site opens in a new tab and says so.
 */
export function SmartLink({
  to,
  children,
  ...rest
}: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  if (to.startsWith('/') && !/\.\w+$/.test(to)) {
    return (
      <Link to={to} prefetch={prefetchOf(to)} discover="none" {...rest}>
        {children}
      </Link>
    );
  }
  if (/^https?:/.test(to)) {
    return (
      <a href={to} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
